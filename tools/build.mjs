// `npm run build`: everything that has changed; `--force` builds all of it, names select projects.
import { buildProjects, describeFailures } from './building/build-projects.mjs';

const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const failures = await buildProjects({
  force: process.argv.includes('--force'),
  ...(names.length ? { only: names } : {}),
});

if (failures.length) {
  console.error(describeFailures(failures));
  process.exit(1);
}
