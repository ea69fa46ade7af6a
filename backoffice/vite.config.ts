import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { contractInBrowser, hasSchemas, isPlainContract } from '@prentice/contract/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vitest/config';
import { belongsToBackOffice } from './src/app/screen-paths.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';

/** In development every back office path answers with the one page, as the server does in production. */
const onePage = (): PluginOption => ({
  name: 'one-page',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      if (belongsToBackOffice(path)) request.url = '/backoffice-assets/index.html';
      next();
    });
  },
});

/**
 * Names each build and publishes the name as `build.json` among the assets, so that an open page can tell that a newer
 * one took its place: it knows its own as `import.meta.env.VITE_BUILD`.
 */
function buildStamp(): PluginOption {
  const build = randomUUID();
  return {
    name: 'build-stamp',
    config: () => ({ define: { 'import.meta.env.VITE_BUILD': JSON.stringify(build) } }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'build.json', source: JSON.stringify({ build }) });
    },
  };
}

const mui = /node_modules[\\/](@mui|@emotion|@popperjs|stylis)[\\/]/;
const ra = /node_modules[\\/](ra-[\w-]+|react-router[\w-]*|@tanstack|react-hook-form)[\\/]/;
/* It parses: joined with parts of a screen it would bring the schemas with them. */
const isParsedDraft = (id: string): boolean => /features[\\/]internships[\\/]draft-content\.ts$/.test(id);
/* What many screens use is one file, fetched with the first of them. */
const usedByMany = 8;
/* What every list is made of, with what it needs of MUI and react-admin, is one file. Dialogs, forms and tabs stay out of
   it: the schemas that they need would come with it, and take longer to load than a list to show. */
const isForLists = (id: string): boolean =>
  [
    /src[\\/]ui[\\/](list|page|keyboard)[\\/](?!AddressedTabs)/,
    /src[\\/]ui[\\/](form[\\/]FurtherActions|mutations[\\/](api-mutation|bulk-change|submitted-rows))/,
    /src[\\/]ui[\\/]formats[\\/](LinkedText|PayField|RelativeTime|StatusChip|time-format|value-format\.ts)/,
    /src[\\/]providers[\\/]shared-preferences|failed-deliveries\.hook|news-types/,
    /* Small icons of some lists: a file of their own would have larger headers than content. */
    /icons-material[\\/](PushPin|PublishOutlined|UnpublishedOutlined|ArchiveOutlined|Check|ArrowBack|ExpandLess)\.m?js/,
    /ra-ui-materialui[\\/]dist[\\/](Labeled|input[\\/]SelectArrayInput)\.js/,
  ].some((part) => part.test(id));
/* Small parts of many screens: joined with parts of a feature they would bring its schemas with them. */
const isSmallPart = (id: string): boolean =>
  /src[\\/]ui[\\/](mutations|formats[\\/](?!MarkdownText)|documents[\\/]document\.hook|record[\\/](CompletenessMeter|Timeline))/.test(
    id,
  ) || /features[\\/](internships[\\/]internship-types\.ts|reports[\\/]ReportStatus\.tsx)$/.test(id);
/* Large parts of MUI that only some screens have. */
const isTabs = (id: string): boolean => /@mui[\\/]material[\\/](Tabs?|TabScrollButton)[\\/]/.test(id);
const isDrawer = (id: string): boolean => /@mui[\\/]material[\\/](Drawer|Slide)[\\/]/.test(id);
const isAutocomplete = (id: string): boolean =>
  /@mui[\\/]material[\\/](useAutocomplete|Autocomplete|ListSubheader)[\\/]/.test(id);
/* Of what the contract says without schemas, German, the texts of notifications and what is known of candidates come with
   what shows them. */
const isGerman = (id: string): boolean => isPlainContract(id) && id.endsWith('-de.messages.ts');
const isForNotifications = (id: string): boolean => isPlainContract(id) && /src[\\/]notifications[\\/]/.test(id);
const isForCandidates = (id: string): boolean =>
  isPlainContract(id) &&
  /src[\\/](cv-reading[\\/]|applications[\\/](application-(deadlines|history|limits|stages|timeline)|rejection-reason))/.test(
    id,
  );
const isForManyScreens = (id: string): boolean =>
  isPlainContract(id) && ![isGerman, isForNotifications, isForCandidates].some((isApart) => isApart(id));
/* What shows articles as they are published brings a library of 40 kB, which no list needs. */
const isForArticles = (id: string): boolean =>
  /node_modules[\\/]markdown-it[\\/]|[\\/]article-markdown\.ts|ArticlePreview\.tsx/.test(id);
/* The rest goes together when the same screens need it; parts of fewer bytes than this join their nearest neighbour. */
const shared = { entriesAware: true, entriesAwareMergeThreshold: 15_000 };

export default defineConfig({
  root,
  base: '/backoffice-assets/',
  plugins: [react(), contractInBrowser({ describesRecords: true }), onePage(), buildStamp()],
  /* Exports are files that the server writes; the one that react-admin would make in the browser stays out. */
  resolve: {
    alias: [
      {
        find: 'jsonexport/dist/index.js',
        replacement: fileURLToPath(new URL('src/ui/list/disabled-exporter.ts', import.meta.url)),
      },
      { find: /^zod$/, replacement: '@prentice/contract/browser-zod' },
    ],
  },
  server: { host: '127.0.0.1', proxy: { '/api': api } },
  build: {
    target: 'es2022',
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            /* What the contract says without schemas is always there; schemas and their library come with the first form. */
            { name: 'contract', test: isForManyScreens, priority: 60 },
            { name: 'german', test: isGerman, priority: 58 },
            { name: 'notifications', test: isForNotifications, priority: 56 },
            { name: 'candidates', test: isForCandidates, priority: 54 },
            { name: 'schemas', test: hasSchemas, priority: 50 },
            {
              name: 'react',
              tags: ['$initial'],
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 40,
            },
            { name: 'mui', tags: ['$initial'], test: mui, priority: 30 },
            { name: 'ra', tags: ['$initial'], test: ra, priority: 30 },
            { name: 'app', tags: ['$initial'], priority: 25 },
            { name: 'mui-common', test: mui, minShareCount: usedByMany, priority: 22 },
            { name: 'ra-common', test: ra, minShareCount: usedByMany, priority: 22 },
            { ...shared, name: 'mui', test: mui, priority: 20 },
            { ...shared, name: 'ra', test: ra, priority: 20 },
            { name: 'lists', test: isForLists, priority: 24 },
            { name: 'parts', test: isSmallPart, priority: 23 },
            { name: 'tabs', test: isTabs, priority: 23 },
            { name: 'drawer', test: isDrawer, priority: 23 },
            { name: 'autocomplete', test: isAutocomplete, priority: 23 },
            { name: 'articles', test: isForArticles, priority: 23 },
            { name: 'app-common', minShareCount: usedByMany, priority: 12 },
            { name: 'parsed-draft', test: isParsedDraft, priority: 11 },
            { ...shared, name: 'shared', minShareCount: 2, priority: 10 },
          ],
        },
      },
    },
  },
  test: { environment: 'happy-dom' },
});
