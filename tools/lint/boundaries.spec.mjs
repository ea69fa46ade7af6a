import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environment, inRoot, root, runtime } from '../setup/paths.mjs';
import { MESSAGES } from './boundaries.mjs';

const planted = (area, feature) => `${area}/src/features/planted-${feature}`;

// Each row is one offence as it would really be written: [what, file, import, the message that must teach].
const violations = [
  ['the contract imports the builders', 'libs/contract/src/planted-a/d.ts', '@prentice/testing', 'contractAlone'],
  ['the contract imports a library', 'libs/contract/src/planted-a/a.ts', '@prentice/client', 'contractAlone'],
  [
    'the contract reaches into a library',
    'libs/contract/src/planted-a/b.ts',
    '../../../design/src/index.ts',
    'contractAlone',
  ],
  ['the contract imports an application', 'libs/contract/src/planted-a/c.ts', '@prentice/api', 'contractAlone'],
  ['a library imports an application', 'libs/client/src/planted-b/a.ts', '../../../../api/src/main.ts', 'libraries'],
  ['the API imports the portal', `${planted('api', 'c')}/a.ts`, '../../../../portal/src/env.d.ts', 'applications'],
  ['the portal imports the API by name', `${planted('portal', 'c')}/a.ts`, '@prentice/api', 'applications'],
  [
    'a page of the portal imports the back office',
    `${planted('portal', 'c')}/A.astro`,
    '@prentice/backoffice',
    'applications',
  ],
  [
    'the back office imports the API',
    `${planted('backoffice', 'c')}/a.tsx`,
    '../../../../api/src/main.ts',
    'applications',
  ],
  [
    'an API feature imports one that is not listed for it',
    `${planted('api', 'c')}/b.ts`,
    '../accounts/index.ts',
    'order',
  ],
  [
    'an API feature imports one that stands above it',
    'api/src/features/accounts/planted-i/d.ts',
    '../../administrators/index.ts',
    'order',
  ],
  [
    'an API feature imports a file of another that is not its entry',
    'api/src/features/administrators/planted-i/b.ts',
    '../../accounts/accounts.service.ts',
    'entry',
  ],
  ['an API feature imports its own entry', 'api/src/features/accounts/planted-i/c.ts', '../index.ts', 'ownEntry'],
  ['a port imports a feature', 'api/src/features/ports/planted-i/b.ts', '../../accounts/index.ts', 'ports'],
  [
    'the rest of the API imports a file of a feature that is not its entry',
    'api/src/seed/planted-i/b.ts',
    '../../features/accounts/accounts.service.ts',
    'entry',
  ],
  ['a back-office feature imports another', `${planted('backoffice', 'c')}/b.tsx`, '../planted-d/d.ts', 'features'],
  ['a portal feature imports another', `${planted('portal', 'c')}/b.tsx`, '../planted-d/d.ts', 'features'],
  ['an Astro section imports another feature', `${planted('portal', 'c')}/B.astro`, '../planted-d/d.ts', 'features'],
  ['the platform imports a feature', 'api/src/platform/planted-e/a.ts', '../../features/planted-d/d.ts', 'platform'],
  [
    'a file inside a library is imported by name',
    `${planted('api', 'c')}/e.ts`,
    '@prentice/contract/src/index.ts',
    'deep',
  ],
  [
    'a file inside a library is imported by path',
    `${planted('portal', 'c')}/e.ts`,
    '../../../../libs/contract/src/index.ts',
    'deep',
  ],
];

// [what, file, code, the package that the message must name]
const undeclared = [
  [
    'a feature imports what another package brings',
    `${planted('api', 'g')}/a.ts`,
    "import 'find-my-way';",
    'find-my-way',
  ],
  ['a type is imported so', `${planted('api', 'g')}/b.ts`, "export type { A } from '@types/node';", '@types/node'],
  ['a type is named in place', `${planted('api', 'g')}/c.ts`, "export type A = import('avvio').A;", 'avvio'],
  ['it is imported late', `${planted('portal', 'g')}/d.tsx`, "await import('rolldown/config');", 'rolldown'],
  [
    'a section of Astro imports it',
    `${planted('portal', 'g')}/E.astro`,
    "---\nimport 'rolldown';\n---\n<p></p>",
    'rolldown',
  ],
  ['only the root declares it', 'libs/client/src/planted-g/f.ts', "import 'rolldown';", 'rolldown'],
  ['only another project declares it', 'libs/contract/src/planted-g/g.ts', "import 'react';", 'react'],
  ['a tool imports what only a project declares', 'tools/planted-g/h.mjs', "import 'sharp';", 'sharp'],
  [
    'a library of ours is not declared',
    'libs/embedded-mongo/src/planted-g/i.ts',
    "import '@prentice/client';",
    '@prentice/client',
  ],
];

const declared = [
  ['a package by a file of it', `${planted('api', 'h')}/a.ts`, "import 'minisearch/SearchableMap';"],
  [
    'what Node has, with or without its prefix',
    `${planted('api', 'h')}/b.ts`,
    "import 'node:fs';\nimport 'fs/promises';",
  ],
  ["Astro's virtual modules", `${planted('portal', 'h')}/c.ts`, "import 'astro:middleware';"],
  ['a package that only tests need', `${planted('api', 'h')}/d.spec.ts`, "import 'vitest';"],
];

const allowed = [
  ['a test of the contract uses the builders', 'libs/contract/src/planted-f/a.spec.ts', '@prentice/testing'],
  ['the list of features imports their entries', 'api/src/features/planted-list.ts', './accounts/index.ts'],
  [
    'a feature imports the entry of one that is listed for it',
    'api/src/features/administrators/planted-j/a.ts',
    '../../accounts/index.ts',
  ],
  ['a feature imports a port', 'api/src/features/accounts/planted-j/b.ts', '../../ports/membership.port.ts'],
  [
    'a test of the API imports any file of a feature',
    'api/test/planted-j/a.ts',
    '../../src/features/accounts/accounts.service.ts',
  ],
  ['a feature imports its own files', `${planted('api', 'f')}/a.ts`, './b.ts'],
  ['a feature imports the platform', `${planted('api', 'f')}/c.ts`, '../../platform/config/config.ts'],
  ['an application imports a library by name', `${planted('portal', 'f')}/a.ts`, '@prentice/contract'],
  ['a library imports the contract', 'libs/client/src/planted-f/a.ts', '@prentice/contract'],
  ['a published file of a library', `${planted('portal', 'f')}/b.tsx`, '@prentice/design/timeline.tsx'],
];

const codeFor = (path, specifier) =>
  path.endsWith('.astro') ? `---\nimport '${specifier}';\n---\n<p></p>\n` : `import '${specifier}';\n`;

const plants = [
  ...[...violations, ...allowed].map(([, path, specifier]) => [path, codeFor(path, specifier)]),
  ...[...undeclared, ...declared].map(([, path, code]) => [path, `${code}\n`]),
];
const folders = [...new Set(plants.map(([path]) => /^.*\/planted-[a-z]+(\.ts)?/.exec(path)[0]))];
const uproot = () => folders.forEach((path) => rmSync(inRoot(path), { recursive: true, force: true }));

const problems = { imports: new Map(), 'declared-packages': new Map() };

beforeAll(() => {
  for (const [path, code] of plants) {
    mkdirSync(dirname(inRoot(path)), { recursive: true });
    writeFileSync(inRoot(path), code);
  }
  const paths = plants.map(([path]) => path);
  const { stdout } = spawnSync(runtime, [inRoot('node_modules/oxlint/bin/oxlint'), '-f', 'json', ...paths], {
    cwd: root,
    env: environment(),
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout);
  for (const [rule, messages] of Object.entries(problems))
    for (const { code, filename, message } of diagnostics)
      if (code === `boundaries(${rule})`) messages.set(filename, message);
}, 60_000);

afterAll(uproot);

describe('the linter', () => {
  it.each(violations)('refuses that %s, and says what to do instead', (_, path, __, rule) => {
    expect(problems.imports.get(path)).toBe(MESSAGES[rule]);
  });

  it.each(allowed)('accepts: %s', (_, path) => {
    expect(problems.imports.get(path)).toBeUndefined();
  });

  it.each(undeclared)('refuses an undeclared package when %s', (_, path, __, name) => {
    expect(problems['declared-packages'].get(path)).toBe(MESSAGES.undeclared.replace('{{name}}', name));
  });

  it.each(declared)('accepts as declared: %s', (_, path) => {
    expect(problems['declared-packages'].get(path)).toBeUndefined();
  });
});
