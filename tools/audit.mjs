// `npm run audit`: what package-lock.json installs, looked at without a network. `npm run audit -- FOLDER` compares it with
// advisories in the OSV format as well, such as the ones of an export of osv.dev for npm, unpacked.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { inRoot } from './setup/paths.mjs';

const { ensureInstalled } = await import('./setup/install.mjs');
await ensureInstalled();
const { findVulnerable, lockProblems, readLock } = await import('./lint/lock-file.mjs');

const packages = readLock(readFileSync(inRoot('package-lock.json'), 'utf8'));
const { allowScripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const problems = lockProblems(packages, allowScripts);
const files = process.argv
  .slice(2)
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => resolve(folder, name)))
  .filter((file) => file.endsWith('.json'));
const advisories = files.map((file) => JSON.parse(readFileSync(file, 'utf8')));
const vulnerable = findVulnerable(packages, advisories);

for (const problem of problems) console.log(problem);
for (const { name, version, path, id, summary, fixed } of vulnerable)
  console.log(`${name} ${version} (${path}): ${id}, ${summary}${fixed ? `; fixed in ${fixed}` : ''}`);
console.log(
  `${packages.length} packages, ${advisories.length} advisories: ${problems.length} problems, ${vulnerable.length} known vulnerabilities`,
);
if (files.length === 0) console.log('No advisories were given, so none were compared: npm run audit -- FOLDER');
process.exit(problems.length + vulnerable.length === 0 ? 0 : 1);
