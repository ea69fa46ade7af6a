import type { WebPrinter } from './chromium-print.ts';
import { docxCv } from './docx-layout.ts';
import { pdfKitCv } from './pdfkit-layout.ts';
import { pdfLibCv } from './pdf-lib-layout.ts';
import { webCv } from './web-layout.ts';
import { personOf, type CvTruth } from './people.ts';
import { typewriterCv } from './typewriter-layout.ts';
import { type DateStyle, languageLine, rangeText, titlesOf } from './content.ts';

/** A CV as plain text. */
function textCv(cv: CvTruth, style: DateStyle): Uint8Array {
  const titles = titlesOf(cv);
  const lines = [
    cv.name,
    cv.label,
    `${cv.email} | ${cv.phone}`,
    '',
    titles.profile.toUpperCase(),
    cv.summary,
    '',
    titles.education.toUpperCase(),
    ...cv.education.map(
      (study) => `${rangeText(study.start, study.end, cv, style)}\t${study.degree} ${study.area}, ${study.institution}`,
    ),
    '',
    titles.experience.toUpperCase(),
    ...cv.work.flatMap((job) => [
      `${job.position}, ${job.name}\t${rangeText(job.start, job.end, cv, style)}`,
      ...job.points.map((point) => `- ${point}`),
    ]),
    '',
    `${titles.skills}: ${cv.skills.join(', ')}`,
    `${titles.languages}: ${languageLine(cv)}`,
  ];
  return new TextEncoder().encode(lines.join('\n'));
}

/** A CV as plain text with lines drawn below its headings, and the organisation before what was done there. */
function drawnTextCv(cv: CvTruth, style: DateStyle): Uint8Array {
  const titles = titlesOf(cv);
  const heading = (text: string): string[] => ['', text, '-'.repeat(text.length + 2)];
  const lines = [
    cv.name,
    cv.email,
    cv.phone,
    ...heading(titles.education),
    ...cv.education.flatMap((study) => [
      `${study.degree} ${study.area} [${rangeText(study.start, study.end, cv, style)}]`,
      study.institution,
    ]),
    ...heading(titles.experience),
    ...cv.work.flatMap((job) => [
      job.name,
      `${job.position} [${rangeText(job.start, job.end, cv, style)}]`,
      ...job.points.map((point) => `+ ${point}`),
    ]),
    ...heading(titles.skills),
    ...cv.skills.map((skill) => `+ ${skill}`),
    ...heading(titles.languages),
    languageLine(cv),
    ...heading(titles.other),
    'Chess, hiking',
  ];
  return new TextEncoder().encode(lines.join('\n'));
}

/** A generated CV and what its reading has to find. */
export interface CorpusCv {
  readonly layout: string;
  readonly columns: 1 | 2;
  /** Its language; `other script` where its name is written in letters that are not Latin. */
  readonly kind: 'en' | 'de' | 'French' | 'other script';
  readonly bytes: Uint8Array;
  readonly truth: CvTruth;
}

/** A layout, which returns its CVs: the same for the same number. */
export interface CorpusLayout {
  readonly name: string;
  readonly columns: 1 | 2;
  readonly cvs: (each: number) => Promise<readonly CorpusCv[]>;
}

interface TunedLayout {
  readonly name: string;
  readonly columns: 1 | 2;
  readonly script?: 'other';
  readonly make: (cv: CvTruth, style: DateStyle) => Promise<Uint8Array> | Uint8Array;
}

const tuned: readonly TunedLayout[] = [
  { name: 'pdf-lib, one column', columns: 1, make: (cv, style) => pdfLibCv(cv, 1, style) },
  { name: 'pdf-lib, two columns', columns: 2, make: (cv, style) => pdfLibCv(cv, 2, style) },
  { name: 'PDFKit, months in a margin', columns: 1, make: (cv, style) => pdfKitCv(cv, 1, style) },
  { name: 'PDFKit, two columns', columns: 2, make: (cv, style) => pdfKitCv(cv, 2, style) },
  { name: 'DOCX, tabs', columns: 1, script: 'other', make: (cv, style) => docxCv(cv, false, style) },
  { name: 'DOCX, table and header', columns: 1, make: (cv, style) => docxCv(cv, true, style) },
  { name: 'plain text', columns: 1, script: 'other', make: (cv, style) => textCv(cv, style) },
  { name: 'plain text, drawn lines', columns: 1, script: 'other', make: (cv, style) => drawnTextCv(cv, style) },
  { name: 'typewriter, one column', columns: 1, make: (cv) => typewriterCv(cv, 1) },
  { name: 'typewriter, two columns', columns: 2, make: (cv) => typewriterCv(cv, 2) },
];
const languages: readonly CvTruth['language'][] = ['en', 'de', 'en', 'de', 'fr'];
const styles: readonly DateStyle[] = ['name', 'number', 'iso'];

/* Standard fonts of PDF have no letters beyond Latin-1. */
const isLatin1 = (text: string): boolean => /^[\u0020-\u00ff–’•]*$/u.test(text);

/** Whether a layout has letters for a name; a machine without Chinese fonts prints boxes. */
function isPrintable({ name, script }: TunedLayout, person: string): boolean {
  if (name.startsWith('Chromium') && /\p{Script=Han}/u.test(person)) return false;
  return script !== undefined || name.startsWith('DOCX') || isLatin1(person);
}

async function cvsOf(layout: TunedLayout, each: number): Promise<CorpusCv[]> {
  const { name, columns, script, make } = layout;
  const cvs: CorpusCv[] = [];
  for (let seed = 1; cvs.length < each; seed++) {
    const language = languages[seed % languages.length] ?? 'en';
    const isOther = script !== undefined && seed % 3 === 0;
    const truth = personOf(seed * 31 + name.length, language, isOther ? 'other' : 'latin', seed);
    if (!isPrintable(layout, truth.name)) continue;
    const bytes = await make(truth, styles[seed % 3] ?? 'name');
    cvs.push({
      layout: name,
      columns,
      kind: language === 'fr' ? 'French' : isOther ? 'other script' : language,
      truth,
      bytes,
    });
  }
  return cvs;
}

/** The layouts that the reader may be tuned against. @param printer null where there is no Chromium */
export const tunedLayouts = (printer: WebPrinter | null): readonly CorpusLayout[] =>
  [
    ...tuned,
    ...(printer
      ? ([
          {
            name: 'Chromium, one column',
            columns: 1,
            script: 'other',
            make: (cv, style) => printer.print(webCv(cv, 1, style)),
          },
          {
            name: 'Chromium, two columns',
            columns: 2,
            script: 'other',
            make: (cv, style) => printer.print(webCv(cv, 2, style)),
          },
        ] satisfies TunedLayout[])
      : []),
  ].map((layout) => ({ name: layout.name, columns: layout.columns, cvs: (each) => cvsOf(layout, each) }));

/** Returns files that must be refused, with the code of the refusal. */
export async function refusedFiles(): Promise<{ layout: string; bytes: Uint8Array; refusal: string }[]> {
  const truth = personOf(7, 'en');
  const whole = await pdfKitCv(truth, 1, 'name');
  const scan = Buffer.from(typewriterCv(truth, 1))
    .toString('latin1')
    .replace(/BT .* ET/g, (text) => '%'.padEnd(text.length));
  return [
    { layout: 'encrypted', bytes: await pdfKitCv(truth, 1, 'name', 'secret'), refusal: 'ENCRYPTED' },
    { layout: 'corrupt', bytes: whole.subarray(0, 900), refusal: 'CORRUPT' },
    { layout: 'scan', bytes: Buffer.from(scan, 'latin1'), refusal: 'NO_TEXT' },
  ];
}
