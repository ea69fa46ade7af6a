import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { buildStamp, productionReact } from './astro-integrations.ts';
import { contractInBrowser } from '@prentice/contract/vite';
import { featuresInBrowser, messagesInBrowser, scriptsFetchedTogether, scriptsWithoutCycles } from './browser-code.ts';

/**
 * The content security policy of every page is computed by Astro and sent as a response header: `'self'`, plus the
 * SHA-256 of each inline style sheet and of the small island runtime, which Astro writes inline. There is no
 * `unsafe-inline`, no nonce and no inline handler anywhere; JSON-LD blocks are data and need no permission. Anyone who
 * serves the pages passes this header on as it is. `astro dev` sends none; look at a build.
 */
const csp = {
  directives: [
    "default-src 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ],
} satisfies { directives: `${string}-${string} ${string}`[] };

/** The small modules that several islands share come as a few files; one each would be twenty requests for a form. */
const islandChunks = {
  chunkFileNames: ({ name }: { name: string }) => `_astro/${name.split('~')[0]}.[hash].js`,
  codeSplitting: {
    groups: [
      /* Pages for signing in need this, and nothing else of what follows. */
      {
        name: 'tokens',
        test: /portal.src.(site.session-tokens|i18n.language)|libs.client.src.token-source|libs.drafts.src.(clear-drafts|draft-keys)/,
        minShareCount: 2,
        priority: 2,
      },
      /* The form of a report needs it, without what other forms need. */
      { name: 'typed-texts', test: /portal.src.ui.typed-texts\.ts/, minShareCount: 2, priority: 2 },
      /* What public pages for signed-in people load: it must not come with the schemas that islands need. */
      {
        name: 'signed-in',
        test: /portal.src.site.(page-events|signed-in)/,
        minShareCount: 2,
        priority: 1,
      },
      /* React is a file of its own: files of shared modules may import each other, and need it while they are
         evaluated. */
      { name: 'react', test: /node_modules.(react|react-dom|scheduler)./, priority: 2 },
      /* Pages for signing in do without these. */
      { name: 'query', test: /node_modules.@tanstack/, priority: 2 },
      { name: 'zod', test: /node_modules.zod/, priority: 2 },
      /* What pages for signing in need by themselves: with the schemas of a larger file, each of them would load
         zod. */
      {
        name: 'limits',
        test: /libs.contract.src.(accounts.account-limits|screens.account-paths)/,
        minShareCount: 2,
        priority: 3,
      },
      /* How Vite fetches modules on demand: with a form, the page of a posting would come with React. */
      { name: 'on-demand', test: /vite.preload-helper/, priority: 3 },
      /* Every page with an island loads these two: with the upload of files they would come with schemas. */
      { name: 'behaviours', test: /libs.client.src.browser.(prefetch|reload)/, priority: 3 },
      /* Each file has what the same pages need, so that none waits for one that waits for it: schemas are made as they
         load. */
      {
        name: 'contract',
        test: /libs.contract.src/,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 26_000,
        priority: 2,
      },
      /* Pages for signing in share modules with pages that need schemas, and do without what only those need. Larger files of them
       * would take in modules that need each other. */
      {
        name: 'auth',
        test: /portal.src.features.auth.*\.tsx?$/,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 5_000,
        priority: 1,
      },
      /* Forms for signing in share this alone: in a larger file it would come with schemas. */
      { name: 'autofill', test: /portal.src.ui.autofill/, priority: 1 },
      /* Both lists share this alone: in a larger file it would come with the script that saves external jobs. */
      { name: 'live-filters', test: /portal.src.shared.live-filters/, priority: 1 },
      /* The same for what everything that saves shares. */
      { name: 'sign-in-again', test: /portal.src.shared.sign-in-again/, priority: 1 },
      {
        name: 'ui',
        test: /portal.src.(ui|features|documents|session|shared|cv-prefill|i18n|formats).*\.tsx?$/,
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: 16_000,
      },
    ],
  },
};

export default defineConfig({
  output: 'server',
  // Pages are whole before they are sent: they get a length, and the server can cache and tag them.
  // The longest form that is posted to a page, a report of 2,000 characters, takes less than 20 kB.
  adapter: node({ mode: 'middleware', experimentalDisableStreaming: true, bodySizeLimit: 65_536 }),
  integrations: [react(), buildStamp(), productionReact()],
  session: false,
  markdown: { syntaxHighlight: false },
  trailingSlash: 'ignore',
  devToolbar: { enabled: false },
  // The server of the pages refuses forms of other sites: Astro compares with the address by which the process is reached.
  security: { csp, checkOrigin: false },
  build: { inlineStylesheets: 'always' },
  vite: {
    plugins: [
      contractInBrowser({ features: featuresInBrowser }),
      messagesInBrowser(),
      scriptsWithoutCycles(),
      scriptsFetchedTogether(),
    ],
    build: { assetsInlineLimit: 0 },
    environments: { client: { build: { rolldownOptions: { output: islandChunks } } } },
    resolve: { alias: [{ find: /^zod$/, replacement: '@prentice/contract/browser-zod' }] },
  },
});
