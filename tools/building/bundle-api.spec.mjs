import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inRoot, runtime } from '../setup/paths.mjs';
import { bundleApi } from './bundle-api.mjs';

let folder;

const write = (path, text) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const bundle = (entries = { main: join(folder, 'src/main.ts') }) =>
  bundleApi({ entries, target: join(folder, 'dist'), tsconfig: inRoot('api/tsconfig.json') });
const run = (...flags) => execFileSync(runtime, [...flags, join(folder, 'dist/main.js')], { encoding: 'utf8' });
const files = () => readdirSync(join(folder, 'dist'), { recursive: true }).map(String).sort();

beforeEach(() => {
  // In the project, so that the sources find the framework, and not below node_modules: packages are compiled differently.
  folder = mkdtempSync(inRoot('.data-bundle-'));
  write('package.json', '{"type":"module"}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('keeps what the framework needs to inject by constructor types, and the names of classes', async () => {
  write('src/shout.ts', 'export interface Shout { readonly mark: string }\n');
  write('src/words.json', '["hello"]');
  write(
    'src/greeting.service.ts',
    `import { Injectable } from '@nestjs/common';
     import type { Shout } from './shout.ts';
     import words from './words.json' with { type: 'json' };
     @Injectable()
     export class Greeting { greet(shout: Shout) { return words[0] + shout.mark; } }`,
  );
  write(
    'src/main.ts',
    `import 'reflect-metadata';
     import { Injectable, Module } from '@nestjs/common';
     import { NestFactory } from '@nestjs/core';
     import { Greeting as Service } from './greeting.service.ts';
     class Greeting {}
     @Injectable()
     class Greeter { constructor(private readonly greeting: Service) {} greet() { return this.greeting.greet({ mark: '!' }); } }
     @Module({ providers: [Greeter, Service] })
     class Root {}
     const app = await NestFactory.createApplicationContext(Root, { logger: false });
     console.log(app.get(Greeter).greet(), Service.name, Greeting.name);
     await app.close();`,
  );
  await bundle();
  expect(run()).toBe('hello! Greeting Greeting\n');
});

it('does not load what is behind fetch with the module for HTTP', async () => {
  write(
    'src/main.ts',
    `import http, { STATUS_CODES } from 'node:http';
     import * as all from 'http';
     console.log(STATUS_CODES[404], all.createServer === http.createServer, 'WebSocket' in all);`,
  );
  await bundle();
  expect(run()).toBe('Not Found true false\n');
});

it('keeps long data as text that holds the same', async () => {
  write('src/rows.json', JSON.stringify(Array(500).fill({ name: 'Zürich "\u2028" \\' }), null, 2));
  write(
    'src/main.ts',
    `import rows from './rows.json' with { type: 'json' }; console.log(rows.length, JSON.stringify(rows[499]));`,
  );
  await bundle();
  expect(run()).toBe('500 ' + JSON.stringify({ name: 'Zürich "\u2028" \\' }) + '\n');
  expect(readFileSync(join(folder, 'dist/main.js'), 'utf8')).toContain('JSON.parse(');
});

it('makes a file of its own of what another thread starts with', async () => {
  write(
    'src/answer.ts',
    `import { parentPort } from 'node:worker_threads'; parentPort!.postMessage('from the thread');`,
  );
  write(
    'src/main.ts',
    `import { Worker } from 'node:worker_threads';
     new Worker(new URL('./answer.ts', import.meta.url)).on('message', (words: string) => console.log(words));`,
  );
  await bundle();
  expect(run()).toBe('from the thread\n');
});

it('points the places of errors back at the source, without maps for packages', async () => {
  write(
    'src/main.ts',
    `import 'rxjs';\n\ninterface Pure { a: 1 }\nconsole.log(new Error('here').stack!.split('\\n')[1]);`,
  );
  await bundle();
  expect(run('--enable-source-maps')).toContain('src/main.ts:4:');
  const packages = files().filter((path) => path.startsWith('chunks/packages'));
  expect(packages.length).toBeGreaterThan(0);
  for (const path of packages) {
    expect(path).not.toMatch(/\.map$/);
    expect(readFileSync(join(folder, 'dist', path), 'utf8')).not.toContain('sourceMappingURL');
  }
});

it('removes what an earlier bundle left', async () => {
  write('dist/chunks/old.js', 'throw new Error();');
  write('src/main.ts', 'console.log(1);');
  await bundle();
  expect(existsSync(join(folder, 'dist/chunks/old.js'))).toBe(false);
});

it('says where a file does not parse, and keeps the earlier bundle', async () => {
  write('dist/main.js', 'console.log("earlier");');
  write('src/main.ts', 'export const a = ;');
  await expect(bundle()).rejects.toThrow(/main\.ts/);
  expect(run()).toBe('earlier\n');
});

it('refuses an import of our own that is not there', async () => {
  write('src/main.ts', `import './missing.ts';`);
  await expect(bundle()).rejects.toThrow(/missing\.ts/);
});
