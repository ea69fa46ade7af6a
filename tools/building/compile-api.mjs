import { transform } from '@swc/core';
import { copyFile, mkdir, readdir, rm, stat, writeFile, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';

const isTypeScript = (path) => path.endsWith('.ts') && !path.endsWith('.d.ts');
const isTest = (path) => path.endsWith('.spec.ts');

const options = (filename) => ({
  filename,
  sourceMaps: true,
  inlineSourcesContent: true,
  swcrc: false,
  configFile: false,
  module: { type: 'es6' },
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', decorators: true },
    // Imports stay exactly as written unless they say `type`: what a constructor injects must still be there at run time.
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      verbatimModuleSyntax: true,
      useDefineForClassFields: true,
    },
    rewriteRelativeImportExtensions: true,
    keepClassNames: true,
    experimental: { keepImportAttributes: true },
  },
});

// The compiler rewrites import specifiers only; a worker or asset addressed by URL needs the same.
const byUrl = /(new URL\(\s*["'`]\.{1,2}\/[^"'`]+)\.ts(["'`]\s*,\s*import\.meta\.url)/g;

async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

const modified = async (path) => (await stat(path).catch(() => null))?.mtimeMs ?? 0;

async function compileFile(from, to) {
  const { code, map } = await transform(await readFile(from, 'utf8'), options(from));
  const sources = JSON.parse(map);
  sources.sources = [relative(dirname(to), from)];
  const mapName = `${basename(to)}.map`;
  await writeFile(`${to}.map`, JSON.stringify(sources));
  await writeFile(to, `${code.replace(byUrl, '$1.js$2')}\n//# sourceMappingURL=${mapName}\n`);
}

/**
 * Compiles TypeScript with NestJS's decorator metadata into ES modules; other files are copied.
 * Only files newer than their result are done again; results without a source disappear.
 * Answers how many files were written. Throws with the place and the line when a file does not parse.
 */
export async function compileApi({ source, target, force = false }) {
  const wanted = new Set();
  const toolAge = await modified(import.meta.filename);
  const jobs = (await filesBelow(source))
    .filter((path) => !isTest(path))
    .map(async (path) => {
      const result = isTypeScript(path) ? path.replace(/\.ts$/, '.js') : path;
      wanted.add(result);
      if (isTypeScript(path)) wanted.add(`${result}.map`);
      const [from, to] = [join(source, path), join(target, result)];
      const done = await modified(to);
      if (!force && done > (await modified(from)) && done > toolAge) return 0;
      await mkdir(dirname(to), { recursive: true });
      await (isTypeScript(path) ? compileFile(from, to) : copyFile(from, to));
      return 1;
    });
  const settled = await Promise.allSettled(jobs);
  const failures = settled
    .filter((job) => job.status === 'rejected')
    .map((job) => String(job.reason?.message ?? job.reason));
  if (failures.length) throw new Error(failures.join('\n\n'));
  for (const path of await filesBelow(target).catch(() => [])) if (!wanted.has(path)) await rm(join(target, path));
  return settled.reduce((sum, job) => sum + job.value, 0);
}
