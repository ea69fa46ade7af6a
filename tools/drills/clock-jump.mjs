// Loaded before a server (`--import`): its clock is ahead by the milliseconds in CLOCK_FILE, which may change at any time, as when
// an administrator or a time server sets the clock of a machine.
import { readFileSync } from 'node:fs';

const file = process.env['CLOCK_FILE'];
const Present = Date;
let ahead = 0;
const now = () => Present.now() + ahead;

setInterval(() => {
  ahead = Number(readFileSync(file, 'utf8'));
}, 20).unref();

globalThis.Date = new Proxy(Present, {
  apply: () => String(new Present(now())),
  construct: (target, dateArguments, self) =>
    Reflect.construct(target, dateArguments.length > 0 ? dateArguments : [now()], self),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
/* Libraries tell dates by their constructor. */
Present.prototype.constructor = globalThis.Date;
