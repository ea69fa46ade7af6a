import { dateText, languageLine, rangeText, titlesOf, type DateStyle } from './content.ts';
import type { CvTruth } from './people.ts';

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const items = (list: readonly string[]): string =>
  `<ul>${list.map((text) => `<li>${escape(text)}</li>`).join('')}</ul>`;
const css = `@page{size:A4;margin:14mm}body{margin:0;font:10.5pt/1.35 sans-serif}h1,h2,p,ul{margin:0 0 4px}h2{font-size:13pt;margin-top:10px}
  .two{display:flex;gap:10mm}.two aside{flex:0 0 52mm}.entry{display:flex;justify-content:space-between}`;

function historyOf(cv: CvTruth, style: DateStyle, columns: 1 | 2): string {
  const titles = titlesOf(cv);
  const entry = (what: string, { start, end }: { start: string; end: string | null }): string =>
    columns === 1
      ? `<p class="entry"><b>${escape(what)}</b><span>${rangeText(start, end, cv, style)}</span></p>`
      : `<p><b>${escape(what)}</b><br>${dateText(start, cv, style)} – ${dateText(end, cv, style)}</p>`;
  const jobs = cv.work.map((job) => entry(`${job.position}, ${job.name}`, job) + items(job.points));
  const studies = cv.education.map((study) => entry(`${study.degree} ${study.area}, ${study.institution}`, study));
  return `<h2>${titles.experience}</h2>${jobs.join('')}<h2>${titles.education}</h2>${studies.join('')}`;
}

/** A CV as a page of the web: a column beside the main one, or dates at the right edge. */
export function webCv(cv: CvTruth, columns: 1 | 2, style: DateStyle): string {
  const titles = titlesOf(cv);
  const contacts = `<h2>${titles.contact}</h2><p>${escape(cv.email)}</p><p>${escape(cv.phone)}</p>`;
  const skills = columns === 1 ? `<p>${escape(cv.skills.join(', '))}</p>` : items(cv.skills);
  const facts = `<h2>${titles.skills}</h2>${skills}<h2>${titles.languages}</h2><p>${escape(languageLine(cv))}</p>`;
  const summary = `<h2>${titles.profile}</h2><p>${escape(cv.summary)}</p>`;
  const history = historyOf(cv, style, columns);
  const body =
    columns === 1
      ? `${contacts}${summary}${history}${facts}`
      : `<div class="two"><aside>${contacts}${facts}</aside><main>${summary}${history}</main></div>`;
  return `<!doctype html><html lang="${cv.language}"><meta charset="utf-8"><style>${css}</style><body><h1>${escape(cv.name)}</h1><p>${escape(cv.label)}</p>${body}</body></html>`;
}
