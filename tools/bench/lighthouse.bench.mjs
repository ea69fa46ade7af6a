import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { exitWithError } from '../console/progress.mjs';
import { installExtra } from '../setup/install-extra.mjs';
import { findHeadlessShell, findOrInstallChromium } from '../testing/chromium.mjs';
import { measuredServer } from './measured-server.mjs';

const VERSION = '13.5.0';
/**
 * The browser's own choice of processes, and nothing that talks to its maker. With one renderer for every site
 * (`--renderer-process-limit=1`) it keeps none ready, and Cross-Origin-Opener-Policy, which makes it leave Lighthouse's empty
 * page for a new process, then costs 100 to 900 ms of blocking, also of a page that is one heading.
 */
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-sync'];
/**
 * Of which the middle one counts: one visit differs by ten points from the next where the machine does something else. The
 * first visit does not count, in which the server answers this page for the first time.
 */
const VISITS = 3;
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

function line(path, { categories, audits, environment }) {
  const scores = CATEGORIES.map((name) => String(Math.round(100 * (categories[name].score ?? 0))).padStart(4));
  const shift = audits['cumulative-layout-shift'].numericValue?.toFixed(3) ?? '-';
  return [
    path.padEnd(44),
    ...scores,
    milliseconds(audits['largest-contentful-paint']).padStart(10),
    milliseconds(audits['total-blocking-time']).padStart(9),
    shift.padStart(7),
    String(Math.round(environment.benchmarkIndex)).padStart(8),
  ].join(' ');
}

/** The visit with the middle score for performance, or why no visit could be measured. */
function middleLine(path, visits) {
  const measured = visits.filter((visit) => !visit.runtimeError);
  if (measured.length === 0) return `${path.padEnd(44)} ${visits[0].runtimeError.message}`;
  const score = (visit) => visit.categories.performance.score ?? 0;
  const sorted = measured.toSorted((left, right) => score(left) - score(right));
  return line(path, sorted[Math.floor(sorted.length / 2)]);
}

/**
 * What Lighthouse (mobile) says of each public page: four scores, LCP, blocking time and layout shift; and how quick it found
 * the machine (its benchmark index), which falls where something else is running: such a line says nothing of the page.
 */
export async function benchLighthouse({ size }) {
  const { path: chromePath, problem } = findOrInstallChromium();
  if (problem) exitWithError(problem);
  const folder = installExtra('lighthouse', { lighthouse: VERSION });
  const { default: lighthouse } = await installed(folder, 'lighthouse');
  const { launch } = await installed(folder, 'chrome-launcher');
  const server = await measuredServer(size);
  /* The shell has no interface: that of the whole browser is drawn by a page of its own, beside the page that is measured. */
  const chrome = await launch({ chromePath: findHeadlessShell() ?? chromePath, chromeFlags: FLAGS });
  try {
    console.log(`\n${'page'.padEnd(44)} perf a11y best  seo        LCP  blocking   CLS  machine`);
    for (const path of await publicPages(server.origin)) {
      const options = { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES };
      const visits = [];
      for (let visit = 0; visit <= VISITS; visit += 1) {
        const { lhr } = await lighthouse(`${server.origin}${path}`, options);
        visits.push(lhr);
      }
      console.log(middleLine(path, visits.slice(1)));
    }
  } finally {
    await chrome.kill();
    await server.stop();
  }
}
