import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inRoot, runtime } from '../setup/paths.mjs';
import { compileApi } from './compile-api.mjs';

// Below node_modules, so that the compiled files find the framework.
const cache = inRoot('node_modules', '.cache');
let folder;

const write = (path, text) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const compile = (options = {}) => compileApi({ source: join(folder, 'src'), target: join(folder, 'dist'), ...options });
const compiled = (path) => readFileSync(join(folder, 'dist', path), 'utf8');
const age = (path, seconds) => utimesSync(join(folder, path), new Date(), new Date(Date.now() - seconds * 1000));

beforeEach(() => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'compile-'));
  write('package.json', '{"type":"module"}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('keeps what the framework needs to inject by constructor types, and drops pure types', async () => {
  write('src/shout.ts', 'export interface Shout { readonly mark: string }\n');
  write('src/words.json', '["hello"]');
  write(
    'src/greeting.service.ts',
    `import { Injectable } from '@nestjs/common';
     import type { Shout } from './shout.ts';
     import words from './words.json' with { type: 'json' };
     @Injectable()
     export class GreetingService { greet(shout: Shout) { return words[0] + shout.mark; } }`,
  );
  write(
    'src/main.ts',
    `import 'reflect-metadata';
     import { Injectable, Module } from '@nestjs/common';
     import { NestFactory } from '@nestjs/core';
     import { GreetingService } from './greeting.service.ts';
     @Injectable()
     class Door { constructor(private readonly greeting: GreetingService) {} open() { return this.greeting.greet({ mark: '!' }); } }
     @Module({ providers: [Door, GreetingService] })
     class House {}
     const app = await NestFactory.createApplicationContext(House, { logger: false });
     console.log(app.get(Door).open());
     await app.close();`,
  );
  await compile();
  expect(execFileSync(runtime, [join(folder, 'dist/main.js')], { encoding: 'utf8' })).toBe('hello!\n');
});

it('names compiled files in imports, lazy imports and addresses of workers', async () => {
  write('src/a.ts', `import './b.ts'; export const c = () => import('../c.ts'); new URL('./w.ts', import.meta.url);`);
  await compile();
  expect(compiled('a.js')).toMatch(/import ["']\.\/b\.js["']/);
  expect(compiled('a.js')).toMatch(/import\(["']\.\.\/c\.js["']\)/);
  expect(compiled('a.js')).toContain(`new URL('./w.js', import.meta.url)`);
});

it('leaves tests out and points error places back at the source', async () => {
  write('src/a.ts', 'export const a: number = 1;');
  write('src/a.spec.ts', 'throw new Error();');
  await compile();
  expect(readdirSync(join(folder, 'dist')).sort()).toEqual(['a.js', 'a.js.map']);
  expect(JSON.parse(compiled('a.js.map')).sources).toEqual(['../src/a.ts']);
});

it('compiles only what is newer than its result, and removes results without a source', async () => {
  write('src/a.ts', 'export const a = 1;');
  write('src/b.ts', 'export const b = 1;');
  age('src/a.ts', 60);
  age('src/b.ts', 60);
  expect(await compile()).toBe(2);
  expect(await compile()).toBe(0);
  write('src/a.ts', 'export const a = 2;');
  age('dist/a.js', 30);
  rmSync(join(folder, 'src/b.ts'));
  expect(await compile()).toBe(1);
  expect(compiled('a.js')).toContain('a = 2');
  expect(readdirSync(join(folder, 'dist')).sort()).toEqual(['a.js', 'a.js.map']);
});

it('says where a file does not parse', async () => {
  write('src/broken.ts', 'export const a = ;');
  await expect(compile()).rejects.toThrow(/broken\.ts/);
});
