// What scripts find without importing it, besides what the compiler knows a browser to have.
/** @externs */
var addEventListener, localStorage, matchMedia;
/** Made by outbox.js, for pages and the worker alike. */
var outbox;
