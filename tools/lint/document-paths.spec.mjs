import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from '../setup/paths.mjs';

const FOLDERS = ['api', 'backoffice', 'portal', 'libs', 'e2e', 'tools', 'docs'];
const SKIPPED = /^(?:node_modules|dist.*|test-results|\.astro)$/;

const filesIn = (folder) =>
  readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : filesIn(path);
    return [path];
  });
const topLevel = readdirSync(inRoot('.'), { withFileTypes: true }).filter((entry) => entry.isFile());
const files = [...topLevel.map(({ name }) => name), ...FOLDERS.flatMap(filesIn)];
const documents = files.filter((file) => /^(?:README|CONTRIBUTING|docs\/.*)\.md$/.test(file));

/* A file by its name or the end of its path, or a folder of the project. Placeholders, wildcards and addresses name no
   file. */
const FILE = /^(?:\.{1,2}\/)*[\w@][\w@./-]*\.(?:ts|tsx|mjs|astro|json|css|md|yml|conf)$/;
/** A file by its name without the extension: `application.entity`. */
const STEM =
  /^[a-z][\w-]*\.(?:spec|contract|entity|service|controller|messages|operations|lifecycle|transitions|hook|jobs|consumers|events|journey|fixture|views|module)$/;
const FOLDER = /^(?:api|backoffice|portal|libs|e2e|tools|docs)\/[\w./-]*$/;
/** Forms of names, and what is only there after a run. */
const EXAMPLES = new Set(['kebab-case.role.ts', 'PascalCase.tsx', 'e2e/test-results/pictures']);

const namesIn = (text) =>
  [...text.matchAll(/`([^`\n]+)`|\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, quoted, link]) => quoted ?? link)
    .filter(
      (name) =>
        (FILE.test(name) || STEM.test(name) || FOLDER.test(name)) && !EXAMPLES.has(name) && !name.includes('/dist/'),
    );

const exists = (name) => {
  const path = name.replace(/^(?:\.{1,2}\/)+|\/$/g, '');
  const isStem = STEM.test(path);
  return files.some(
    (file) =>
      file === path ||
      file.endsWith(`/${path}`) ||
      file.startsWith(`${path}/`) ||
      (isStem && posix.basename(file).startsWith(`${path}.`)),
  );
};

it.each(documents)('%s names only files and folders that exist', (document) => {
  expect(namesIn(readFileSync(inRoot(document), 'utf8')).filter((name) => !exists(name))).toEqual([]);
});

it('gives each decision a number of its own, which its heading repeats', () => {
  const decisions = readdirSync(inRoot('docs/decisions')).filter((file) => /^\d{4}-/.test(file));
  const numbers = decisions.map((file) => Number(file.slice(0, 4)));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  const heading = (file) => readFileSync(inRoot(posix.join('docs/decisions', file)), 'utf8').split('\n', 1)[0];
  expect(decisions.filter((file) => !heading(file).startsWith(`# ${Number(file.slice(0, 4))}. `))).toEqual([]);
});

it('notices a file that does not exist', () => {
  expect(
    namesIn(
      'See `api/src/nowhere.ts`, `nothing.spec`, `<name>.events.ts`, `/api/openapi.json` and [this](docs/features.md).',
    ),
  ).toEqual(['api/src/nowhere.ts', 'nothing.spec', 'docs/features.md']);
  expect(exists('api/src/nowhere.ts')).toBe(false);
  expect(exists('nothing.spec')).toBe(false);
  expect(exists('application.entity')).toBe(true);
});
