import type { HeldOutPerson } from './held-out-people.ts';
import { headingWords, periodText } from './held-out-wording.ts';

/* Pages of the web, as people print them: grid, floats, tables, pills. */

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const list = (items: readonly string[], tag = 'li'): string =>
  items.map((item) => `<${tag}>${escape(item)}</${tag}>`).join('');
const page = (language: string, css: string, body: string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>@page{size:A4;margin:0}*{box-sizing:border-box}body{margin:0;font:13px/1.45 "Liberation Sans",Arial,sans-serif}h1,h2,h3,p,ul{margin:0}${css}</style><body>${body}</body></html>`;

/** A coloured column at the right with contacts, pills and languages; dates float at the right of each entry. */
export function sidebarPage({ truth, language, interests, degreeTexts, town }: HeldOutPerson, seed: number): string {
  const words = headingWords(language, seed);
  const css = `main{display:grid;grid-template-columns:1fr 68mm;min-height:297mm}.l{padding:14mm}.r{padding:14mm 8mm;background:#233b5d;color:#fff}
    h1{font-size:30px}h2{font-size:15px;letter-spacing:.02em;border-bottom:1px solid;margin:18px 0 8px}.d{float:right;color:#777;font-size:11px}
    .p{display:inline-block;border:1px solid;border-radius:9px;padding:1px 8px;margin:0 4px 5px 0;font-size:11px}`;
  const jobs = truth.work.map(
    (job) =>
      `<div><span class="d">${periodText(job, language, 'short')}</span><h3>${escape(job.position)}</h3><p>${escape(job.name)}</p><ul>${list(job.points)}</ul></div>`,
  );
  const studies = truth.education.map(
    (study, index) =>
      `<div><span class="d">${periodText(study, language, 'short')}</span><h3>${escape(study.institution)}</h3><p>${escape(degreeTexts[index] ?? '')}</p></div>`,
  );
  return page(
    language,
    css,
    `<main><div class="l"><h1>${escape(truth.name)}</h1><p>${escape(truth.label)}</p>
    <h2>${escape(words('about'))}</h2><p>${escape(truth.summary)}</p>
    <h2>${escape(words('experience'))}</h2>${jobs.join('')}
    <h2>${escape(words('education'))}</h2>${studies.join('')}</div>
    <div class="r"><h2>${escape(words('contact'))}</h2><p>${escape(truth.email)}</p><p>${escape(truth.phone)}</p><p>${escape(town)}</p>
    <h2>${escape(words('skills'))}</h2>${truth.skills.map((skill) => `<span class="p">${escape(skill)}</span>`).join(' ')}
    <h2>${escape(words('languages'))}</h2>${truth.languages.map(([, name, level]) => `<p>${name} – ${level}</p>`).join('')}
    <h2>${escape(words('interests'))}</h2><ul>${list(interests)}</ul></div></main>`,
  );
}

/** A form of two columns: labels and months at the left, what belongs to them at the right. */
export function formPage({ truth, language, interests, award, degreeTexts }: HeldOutPerson, seed: number): string {
  const words = headingWords(language, seed);
  const css = `body{padding:16mm 18mm}table{width:100%;border-collapse:collapse}td{vertical-align:top;padding:3px 0}td:first-child{width:46mm;color:#444;text-align:right;padding-right:8mm}
    h1{font-size:24px;font-weight:400;margin-bottom:10px}th{text-align:left;padding-top:14px;color:#0a4a8f;text-transform:uppercase;font-size:14px}`;
  const row = (left: string, right: string): string => `<tr><td>${escape(left)}</td><td>${right}</td></tr>`;
  const head = (text: string): string => `<tr><th colspan="2">${escape(text)}</th></tr>`;
  const rows = [
    head(words('contact')),
    row('E-Mail', escape(truth.email)),
    row({ en: 'Mobile', de: 'Mobil', fr: 'Portable' }[language], escape(truth.phone)),
    head(words('education')),
    ...truth.education.map((study, index) =>
      row(
        periodText(study, language, 'slash'),
        `<b>${escape(degreeTexts[index] ?? '')}</b><br>${escape(study.institution)}`,
      ),
    ),
    head(words('experience')),
    ...truth.work.map((job) =>
      row(
        periodText(job, language, 'slash'),
        `<b>${escape(job.position)}</b><br>${escape(job.name)}<ul>${list(job.points)}</ul>`,
      ),
    ),
    head(words('languages')),
    ...truth.languages.map(([, name, level]) => row(name, escape(level))),
    head(words('skills')),
    row('', escape(truth.skills.join(' · '))),
    head(words('awards')),
    row('', escape(award)),
    head(words('interests')),
    row('', escape(interests.join(', '))),
  ];
  return page(language, css, `<h1>${escape(truth.name)}</h1><table>${rows.join('')}</table>`);
}

/** Two halves under a wide head: what one has done at the left, studies and lists at the right. */
export function halvesPage({ truth, language, degreeTexts, town }: HeldOutPerson, seed: number): string {
  const words = headingWords(language, seed);
  const css = `header{background:#f3efe6;padding:12mm 16mm;text-align:center}h1{font:700 34px "Liberation Serif",serif}.c{font-size:11px}
    section{columns:2;column-gap:12mm;padding:8mm 16mm}h2{font:700 17px "Liberation Serif",serif;margin:10px 0 4px;break-after:avoid}div{break-inside:avoid;margin-bottom:7px}i{color:#666}`;
  const jobs = truth.work.map(
    (job) =>
      `<div><b>${escape(job.name)}</b>, ${escape(job.position)}<br><i>${periodText(job, language, 'long')}</i><ul>${list(job.points)}</ul></div>`,
  );
  const studies = truth.education.map(
    (study, index) =>
      `<div><b>${escape(degreeTexts[index] ?? '')}</b><br>${escape(study.institution)}<br><i>${periodText(study, language, 'long')}</i></div>`,
  );
  return page(
    language,
    css,
    `<header><h1>${escape(truth.name)}</h1><p>${escape(truth.label)}</p><p class="c">${escape(town)} | ${escape(truth.phone)} | ${escape(truth.email)}</p></header>
    <section><h2>${escape(words('experience'))}</h2>${jobs.join('')}
    <h2 style="break-before:column">${escape(words('education'))}</h2>${studies.join('')}
    <h2>${escape(words('skills'))}</h2><ul>${list(truth.skills)}</ul>
    <h2>${escape(words('languages'))}</h2><p>${escape(truth.languages.map(([, name, level]) => `${name} (${level})`).join(', '))}</p></section>`,
  );
}
