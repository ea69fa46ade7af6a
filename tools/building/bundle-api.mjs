import http from 'node:http';
import { basename, dirname, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { inRoot } from '../setup/paths.mjs';

/** Packages that stay outside: those with native code, and those that few installations load. */
const outside = /^(@node-rs\/argon2|sharp|firebase-admin|bull|ioredis)(\/|$)/;

/** `new URL('./process.ts', import.meta.url)`, which is how the code addresses another thread or process. */
const byUrl = /new URL\('(\.{1,2}\/[^']+\.ts)', import\.meta\.url\)/g;

/** What another thread or process starts with becomes a file of its own. */
const startedByUrl = {
  name: 'started-by-url',
  transform(code, id) {
    if (code.search(byUrl) < 0) return null;
    const emit = (_, path) => {
      const fileName = `chunks/${basename(path, '.ts')}.js`;
      const reference = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path), fileName });
      return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`;
    };
    /* Lines stay what they were, so the places of errors do. */
    return { code: code.replace(byUrl, emit), map: null };
  },
};

/* Node reads the map of every file that names one, and five sixths of the bundle are packages. */
const PACKAGES = 'packages';
const withoutMapsOfPackages = {
  name: 'without-maps-of-packages',
  generateBundle(_, files) {
    for (const [name, file] of Object.entries(files)) {
      if (!name.startsWith(`chunks/${PACKAGES}`)) continue;
      if (file.type === 'asset') delete files[name];
      else file.code = file.code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
    }
  },
};

/* Importing the module reads all that it exports, and some of that loads the whole client behind `fetch`, which no
   start needs. */
const HTTP = '\0http';
const httpWithoutFetch = {
  name: 'http-without-fetch',
  resolveId: (id, _, { kind }) => (/^(node:)?http$/.test(id) && kind === 'import-statement' ? HTTP : null),
  load(id) {
    if (id !== HTTP) return null;
    const descriptors = Object.entries(Object.getOwnPropertyDescriptors(http));
    const names = descriptors.filter(([, descriptor]) => 'value' in descriptor).map(([name]) => name);
    return `const http = process.getBuiltinModule('node:http');\nexport default http;\nexport const { ${names} } = http;`;
  },
};

/* Node reads a long string many times as fast as the same data written as a program, and keeps less of it. */
const LONG_DATA = 4_096;
const dataAsText = {
  name: 'data-as-text',
  transform(code, id) {
    if (!id.endsWith('.json') || code.length < LONG_DATA || id.includes('node_modules')) return null;
    const text = JSON.stringify(JSON.stringify(JSON.parse(code)));
    return { code: `export default JSON.parse(${text});`, moduleType: 'js', map: { mappings: '' } };
  },
};

/**
 * Bundles TypeScript with NestJS's decorator metadata, the libraries and the packages it uses into few ES modules:
 * reading two thousand files took most of the server's start.
 * @param entries the files to start from, by the name of their result
 * @param tsconfig the file that says how decorators are compiled
 * @throws Error with the place and the line when a file does not parse, or imports what is not there
 */
export async function bundleApi({ entries, target, tsconfig }) {
  const bundle = await rolldown({
    input: entries,
    platform: 'node',
    tsconfig,
    external: outside,
    plugins: [startedByUrl, httpWithoutFetch, dataAsText, withoutMapsOfPackages],
    /* Packages register themselves when they are read, whether or not they say so. */
    treeshake: false,
    onLog(level, log, report) {
      /* Packages ask for others that need not be there. */
      if (level === 'warn' && log.id?.includes('node_modules')) return;
      report(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log);
    },
  });
  await bundle.write({
    dir: target,
    cleanDir: true,
    format: 'esm',
    sourcemap: true,
    codeSplitting: { groups: [{ name: PACKAGES, test: /node_modules/, entriesAware: true }] },
    keepNames: true,
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
  });
  await bundle.close();
}

/** The API: the server, and the program that fills its database. */
export const api = {
  entries: Object.fromEntries(
    ['main', 'seed', 'backup', 'restore', 'reset-second-factor'].map((name) => [name, inRoot(`api/src/${name}.ts`)]),
  ),
  target: inRoot('api/dist'),
  tsconfig: inRoot('api/tsconfig.json'),
};
