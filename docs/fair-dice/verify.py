#!/usr/bin/env python3
"""Verifies fair dice without Muster: verify.py ROLLS.json [COMMITMENT]. The protocol: docs/fair-dice.md."""
import hashlib, hmac, json, re, sys

def text(s):
    data = s.encode("utf-8")
    return len(data).to_bytes(4, "big") + data

def faces(roll):
    given = roll["contributions"]
    message = text("muster-dice/1") + text(roll["game"]) + text(str(roll["request"])) + len(given).to_bytes(4, "big")
    message += b"".join(text(player) + text(given[player]) for player in sorted(given))
    result, words, block = [], [], 0
    for count, sides, kind in re.findall(r"(\d*)d(\d+)|(\d+ *[a-z-]+)", roll["pool"]):
        for _ in range(int(re.match(r"\d+", kind)[0]) if kind else int(count or 1)):
            even = 2**32 - 2**32 % int(sides or 6)
            while True:
                if not words:
                    mac = hmac.digest(bytes.fromhex(roll["seed"]), message + block.to_bytes(4, "big"), "sha256")
                    words, block = [int.from_bytes(mac[i : i + 4], "big") for i in range(0, 32, 4)], block + 1
                word = words.pop(0)
                if word < even:
                    break
            result.append(word % int(sides or 6) + 1)
    return result

def commitments(seed, phases=10000):
    for _ in range(phases):  # of this seed and of all that follow from it, back to the first phase's
        yield hashlib.sha256(b"muster-commit/1" + seed).hexdigest()
        seed = hashlib.sha256(b"muster-chain/1" + seed).digest()

rolls = json.load(open(sys.argv[1], encoding="utf-8"))
wrong = [f"roll {r['request']}: {r['faces']} should be {faces(r)}" for r in rolls if r["faces"] != faces(r)]
for seed in sorted({r["seed"] for r in rolls}) if len(sys.argv) > 2 else []:
    if sys.argv[2] not in commitments(bytes.fromhex(seed)):
        wrong.append(f"seed {seed} does not lead to the commitment")
print("\n".join(wrong) or f"all {len(rolls)} rolls are right")
sys.exit(1 if wrong else 0)
