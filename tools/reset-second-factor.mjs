// `npm run reset-second-factor -- EMAIL`: removes the second factor of an account whose owner has lost it.
import { runApiProgram } from './setup/run-api-program.mjs';

await runApiProgram('reset-second-factor');
