// `npm run drill`: every drill, short. `npm run drill -- aborts --long` one of them, as long as it takes to be sure.
import { parseArgs } from 'node:util';

const { ensureInstalled } = await import('./setup/install.mjs');
await ensureInstalled();
const { buildProjects, describeFailures } = await import('./building/build-projects.mjs');
const { exitWithError: giveUp } = await import('./console/progress.mjs');
const { drillNames, runDrills } = await import('./drills/run-drills.mjs');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { long: { type: 'boolean', default: false } },
});
const unknown = positionals.find((name) => !drillNames.includes(name));
if (unknown) giveUp(`There is no drill "${unknown}".`, `Drills: ${drillNames.join(', ')}`);
const failedBuilds = await buildProjects();
if (failedBuilds.length) giveUp(describeFailures(failedBuilds));
const { passed, failed, skipped, failures } = await runDrills({ names: positionals, long: values.long });
for (const failure of failures) console.error(`\n${failure}`);
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
process.exit(failed === 0 ? 0 : 1);
