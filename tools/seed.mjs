// `npm run seed -- --size 10000 [--now 2026-03-01T09:00:00Z]`: fills the configured database with generated records.
import { runApiProgram } from './setup/run-api-program.mjs';

await runApiProgram('seed');
