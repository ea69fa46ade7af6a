import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { duration } from '../console/progress.mjs';
import { inRoot } from '../setup/paths.mjs';
import { result } from '../testing/results.mjs';

const folder = inRoot('tools/drills');
const ENDING = '.drill.mjs';

/** Every drill by name: one for each file `<name>.drill.mjs` of this folder. */
export const drillNames = readdirSync(folder)
  .filter((name) => name.endsWith(ENDING))
  .map((name) => name.slice(0, -ENDING.length))
  .sort();

/**
 * Runs drills one after the other against the built server, and prints how long each took and its figures.
 * A drill exports `drill({ long })`, which answers `{ figures, failures, skipped }`: printed lines, what did not hold,
 * and the reason why it could not run here, if it could not.
 */
export async function runDrills({ names = [], long = false } = {}) {
  const chosen = names.length ? names : drillNames;
  let passed = 0;
  let skipped = 0;
  const failures = [];
  for (const name of chosen) {
    console.log(`\nDrill: ${name}`);
    const began = Date.now();
    const outcome = await runDrill(name, long);
    console.log(`  ${duration(Date.now() - began)}`);
    for (const line of outcome.figures ?? []) console.log(`  ${line}`);
    if (outcome.skipped) {
      skipped++;
      console.log(`  Skipped: ${outcome.skipped}`);
    } else if (outcome.failures.length === 0) passed++;
    else failures.push(`Drill ${name}:\n${outcome.failures.join('\n')}`);
  }
  return result({ passed, skipped, failures });
}

async function runDrill(name, long) {
  try {
    const { drill } = await import(pathToFileURL(`${folder}/${name}${ENDING}`).href);
    return await drill({ long });
  } catch (error) {
    return { failures: [error.stack] };
  }
}
