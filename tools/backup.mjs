// `npm run backup -- [--out FOLDER] [--every HOURS] [--keep DAYS]`: backs up database and files, also while the server runs.
import { runApiProgram } from './setup/run-api-program.mjs';

await runApiProgram('backup');
