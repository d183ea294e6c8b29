#!/usr/bin/env python3
"""Verifies the fair dice of a game without Muster. The protocol: docs/fair-dice.md.

verify.py ROLLS COMMITMENT            a whole game, as 'muster export GAME --format rolls' writes it;
                                      the commitment as it was published when the game was opened
verify.py --vectors FILE COMMITMENT   rolls by themselves, each with its seed: faces and seeds alone
"""
import hashlib, hmac, json, re, sys

def text(s):
    data = s.encode("utf-8")
    return len(data).to_bytes(4, "big") + data

def dice(pool):  # the sides of each die, in the pool's order
    sides = []
    for count, number, kind in re.findall(r"(\d*)d(\d+)|(\d+ *[a-z-]+)", pool):
        sides += [int(number or 6)] * int(re.match(r"\d+", kind)[0] if kind else count or 1)
    return sides

def faces(game, seed, request, given, pool):
    message = text("muster-dice/1") + text(game) + text(str(request)) + len(given).to_bytes(4, "big")
    message += b"".join(text(player) + text(given[player]) for player in sorted(given))
    result, words, block = [], [], 0
    for sides in dice(pool):
        even = 2**32 - 2**32 % sides
        while True:
            if not words:
                mac = hmac.digest(seed, message + block.to_bytes(4, "big"), "sha256")
                words, block = [int.from_bytes(mac[i : i + 4], "big") for i in range(0, 32, 4)], block + 1
            word = words.pop(0)
            if word < even:
                break
        result.append(word % sides + 1)
    return result

def before(seed):
    return hashlib.sha256(b"muster-chain/1" + seed).digest()

def commitment(seed):
    return hashlib.sha256(b"muster-commit/1" + seed).hexdigest()

def vectors(path, committed):
    rolls, wrong = json.load(open(path, encoding="utf-8")), []
    for r in rolls:
        right = faces(r["game"], bytes.fromhex(r["seed"]), r["request"], r["contributions"], r["pool"])
        if r["faces"] != right:
            wrong.append(f"roll {r['request']}: {r['faces']} should be {right}")
    for seed in sorted({r["seed"] for r in rolls}):
        link, steps = bytes.fromhex(seed), 0
        while commitment(link) != committed and steps < 10000:
            link, steps = before(link), steps + 1
        if steps == 10000:
            wrong.append(f"seed {seed} does not lead to the commitment")
    return wrong, f"all {len(rolls)} rolls are right"

class Game:
    def __init__(self, lines, committed):
        self.wrong, self.given, self.waiting, self.proven = [], {}, [], 0
        self.phase, self.last, self.ended = 0, None, False
        head = lines[0]
        self.game, self.seats, self.next, self.committed = head["game"], head["seats"], head["first"], committed
        if head["commitment"] != committed:
            self.say(0, "the commitment is another one than was published")
        if head["format"] < 3:
            self.say(0, "it was played before seats joined: this program can't judge it")
        for line in lines[1:]:
            n, kind = line["entry"], line["kind"]
            if self.ended and self.waiting and kind != "revealed":
                self.say(n, "the phase before it ended and its seed was not revealed")
            self.ended = kind == "ended"
            if kind in ("joined", "given"):
                if kind == "joined" and (line["seat"] in self.given or line["seat"] not in self.seats):
                    self.say(n, f"{line['seat']} joins, and had put something in before, or is no seat")
                self.give(n, line["seat"], line["contribution"])
            elif kind in ("rolled", "typed"):
                self.roll(n, kind == "rolled", line["number"], line["pool"], line["faces"])
            elif kind == "revealed":
                self.reveal(n, line["phase"], line["seed"])
            elif kind != "ended":
                self.say(n, f"what is {kind}?")

    def say(self, n, what):
        self.wrong.append(f"entry {n}: {what}")

    def give(self, n, seat, contribution):
        if seat not in self.seats and seat != "organizer":
            self.say(n, f"{seat} is no seat")
        elif not re.fullmatch(r"[ -~]{1,64}", contribution or ""):
            self.say(n, f"{seat} gives nothing, or what can't be given")
        else:
            self.given[seat] = contribution

    def roll(self, n, fair, number, pool, shown):
        if number != self.next:
            self.say(n, f"roll {number}, where roll {self.next} is next")
        self.next = max(self.next, number + 1)
        sides = dice(pool)
        if not sides or len(shown) != len(sides) or any(not 1 <= f <= s for f, s in zip(shown, sides)):
            self.say(n, f"{shown} is no result of {pool}")
        missing = [seat for seat in self.seats if seat not in self.given]
        if fair and missing:
            self.say(n, f"rolled before {', '.join(missing)} had given anything")
        if fair:
            self.waiting.append((n, number, dict(self.given), pool, shown))

    def reveal(self, n, phase, hexed):
        seed = bytes.fromhex(hexed)
        if phase != self.phase:
            self.say(n, f"the seed of phase {phase}, where that of phase {self.phase} is next")
        if not self.waiting:
            self.say(n, f"the seed of phase {phase} is revealed, with which nothing was rolled")
        if commitment(seed) != self.committed if self.last is None else before(seed) != self.last:
            self.say(n, "this seed is not the one the host was committed to")
        for at, number, given, pool, shown in self.waiting:
            right = faces(self.game, seed, number, given, pool)
            if shown != right:
                self.say(at, f"roll {number}: {shown} should be {right}")
            self.proven += shown == right
        self.phase, self.last, self.waiting = phase + 1, seed, []

def main(args):
    if len(args) == 3 and args[0] == "--vectors":
        wrong, right = vectors(*args[1:])
    elif len(args) == 2 and re.fullmatch("[0-9a-f]{64}", args[1]):
        with open(args[0], encoding="utf-8") as file:
            game = Game([json.loads(line) for line in file], args[1])
        wrong, right = game.wrong, f"{game.proven} rolls are proven, {len(game.waiting)} wait for their seed"
    else:
        print(__doc__, file=sys.stderr)
        return 2
    print("\n".join(wrong) or right)
    return 1 if wrong else 0

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
