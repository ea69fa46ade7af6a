import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { progress } from '../console/progress.mjs';
import { environment, inRoot } from './paths.mjs';

/**
 * Installs tools that are large and seldom wanted where somebody asks for what they measure, and not among the dependencies.
 * @param name of the folder among the caches
 * @param versions exact ones by package
 * @returns the folder, which has them in its `node_modules`
 */
export function installExtra(name, versions) {
  const folder = inRoot('node_modules/.cache', name);
  if (Object.keys(versions).every((packageName) => existsSync(`${folder}/node_modules/${packageName}`))) return folder;
  const step = progress(`Installing ${Object.keys(versions).join(', ')}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, '{"private":true}');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--legacy-peer-deps'];
  const packages = Object.entries(versions).map(([packageName, version]) => `${packageName}@${version}`);
  execFileSync('npm', ['install', ...options, ...packages], { cwd: folder, env: environment(), stdio: 'ignore' });
  step.done();
  return folder;
}
