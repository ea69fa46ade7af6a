import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { exitWithError } from '../console/progress.mjs';
import { installExtra } from '../setup/install-extra.mjs';
import { findOrInstallChromium } from '../testing/chromium.mjs';
import { measuredServer } from './measured-server.mjs';

const VERSION = '13.5.0';
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-sync'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** A module of the folder that Lighthouse was installed into. */
const installed = (folder, name) => import(pathToFileURL(createRequire(`${folder}/package.json`).resolve(name)).href);

/** Public pages of each kind, and the two ways in that people see first. */
async function publicPages(origin) {
  const read = async (path) => (await fetch(`${origin}${path}`)).json();
  const [internship] = await read('/api/internships');
  const [company] = await read('/api/employers');
  const addresses = [`/internships/${internship.id}`, `/internships/companies/${company.slug}`];
  const texts = ['/About', '/Faq', '/Privacy', '/Terms'];
  return [
    '/',
    '/internships',
    ...addresses,
    '/internships/companies',
    ...texts,
    '/auth/studentAuth',
    '/auth/admin-login',
  ];
}

const milliseconds = (audit) => (audit?.numericValue === undefined ? '-' : `${Math.round(audit.numericValue)} ms`);

function line(path, { categories, audits }) {
  const scores = CATEGORIES.map((name) => String(Math.round(100 * (categories[name].score ?? 0))).padStart(4));
  const shift = audits['cumulative-layout-shift'].numericValue?.toFixed(3) ?? '-';
  return [
    path.padEnd(44),
    ...scores,
    milliseconds(audits['largest-contentful-paint']).padStart(10),
    milliseconds(audits['total-blocking-time']).padStart(9),
    shift.padStart(7),
  ].join(' ');
}

/** What Lighthouse (mobile) says of each public page: four scores, LCP, blocking time and layout shift. */
export async function benchLighthouse({ size }) {
  const { path: chromePath, problem } = findOrInstallChromium();
  if (problem) exitWithError(problem);
  const folder = installExtra('lighthouse', { lighthouse: VERSION });
  const { default: lighthouse } = await installed(folder, 'lighthouse');
  const { launch } = await installed(folder, 'chrome-launcher');
  const server = await measuredServer(size);
  const chrome = await launch({ chromePath, chromeFlags: FLAGS });
  try {
    console.log(`\n${'page'.padEnd(44)} perf a11y best  seo        LCP  blocking   CLS`);
    for (const path of await publicPages(server.origin)) {
      const options = { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES };
      const visit = async () => (await lighthouse(`${server.origin}${path}`, options)).lhr;
      const first = await visit();
      const lhr = first.runtimeError ? await visit() : first;
      console.log(lhr.runtimeError ? `${path.padEnd(44)} ${lhr.runtimeError.message}` : line(path, lhr));
    }
  } finally {
    await chrome.kill();
    await server.stop();
  }
}
