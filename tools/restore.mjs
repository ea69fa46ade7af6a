// `npm run restore -- FOLDER`: restores a backup into an empty instance that does not run.
import { runApiProgram } from './setup/run-api-program.mjs';

await runApiProgram('restore');
