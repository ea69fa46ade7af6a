// Loaded before a server (`--import`): its clock runs ahead by CLOCK_AHEAD_MS, as after a time in which it was off, or by what the
// file CLOCK_FILE says at the moment, as when somebody sets the clock of a machine.
import { readFileSync } from 'node:fs';

const file = process.env['CLOCK_FILE'];
let ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);
const Present = Date;
const now = () => Present.now() + ahead;

if (file)
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
