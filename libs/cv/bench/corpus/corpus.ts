import { docxCv } from './docx-layout.ts';
import { heldOutCv } from './held-out-layout.ts';
import { pdfKitCv } from './pdfkit-layout.ts';
import { pdfLibCv } from './pdf-lib-layout.ts';
import { personOf, type CvTruth } from './people.ts';
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
      (one) => `${rangeText(one.start, one.end, cv, style)}\t${one.degree} ${one.area}, ${one.institution}`,
    ),
    '',
    titles.experience.toUpperCase(),
    ...cv.work.flatMap((one) => [
      `${one.position}, ${one.name}\t${rangeText(one.start, one.end, cv, style)}`,
      ...one.points.map((point) => `- ${point}`),
    ]),
    '',
    `${titles.skills}: ${cv.skills.join(', ')}`,
    `${titles.languages}: ${languageLine(cv)}`,
  ];
  return new TextEncoder().encode(lines.join('\n'));
}

/** A generated CV and what its reading has to find, or the refusal that it has to meet. */
interface CorpusCv {
  readonly layout: string;
  readonly columns: 1 | 2;
  readonly bytes: Uint8Array;
  readonly truth: CvTruth;
  readonly refusal?: string;
}

type Make = (cv: CvTruth, style: DateStyle) => Promise<Uint8Array> | Uint8Array;
interface Layout {
  readonly name: string;
  readonly columns: 1 | 2;
  readonly script?: 'other';
  readonly make: Make;
}

export const layouts: readonly Layout[] = [
  { name: 'pdf-lib, one column', columns: 1, make: (cv, style) => pdfLibCv(cv, 1, style) },
  { name: 'pdf-lib, two columns', columns: 2, make: (cv, style) => pdfLibCv(cv, 2, style) },
  { name: 'PDFKit, months in a margin', columns: 1, make: (cv, style) => pdfKitCv(cv, 1, style) },
  { name: 'PDFKit, two columns', columns: 2, make: (cv, style) => pdfKitCv(cv, 2, style) },
  { name: 'DOCX, tabs', columns: 1, script: 'other', make: (cv, style) => docxCv(cv, false, style) },
  { name: 'DOCX, table and header', columns: 1, make: (cv, style) => docxCv(cv, true, style) },
  { name: 'plain text', columns: 1, script: 'other', make: (cv, style) => textCv(cv, style) },
  { name: 'held out, one column', columns: 1, make: (cv) => heldOutCv(cv, 1) },
  { name: 'held out, two columns', columns: 2, make: (cv) => heldOutCv(cv, 2) },
];
const styles: readonly DateStyle[] = ['name', 'number', 'iso'];
const count = (name: string, each: number): number => (name.startsWith('held out') ? Math.ceil(each * 1.2) : each);

/* Standard fonts of PDF have no letters beyond Latin-1. */
const isLatin1 = (text: string): boolean => /^[\u0020-\u00ff–’•]*$/u.test(text);

/** Returns the CVs of a layout: the same for the same number. */
export async function cvsOf({ name, columns, script, make }: Layout, each: number): Promise<CorpusCv[]> {
  const found: CorpusCv[] = [];
  for (let seed = 1; found.length < count(name, each); seed++) {
    const truth = personOf(
      seed * 31 + name.length,
      seed % 2 ? 'en' : 'de',
      script && seed % 3 === 0 ? script : 'latin',
    );
    if (name !== 'plain text' && !name.startsWith('DOCX') && !isLatin1(truth.name)) continue;
    found.push({ layout: name, columns, truth, bytes: await make(truth, styles[seed % 3] ?? 'name') });
  }
  return found;
}

/** Returns files that must be refused, with the code of the refusal. */
export async function refusedFiles(): Promise<CorpusCv[]> {
  const truth = personOf(7, 'en');
  const whole = await pdfKitCv(truth, 1, 'name');
  const scan = Buffer.from(heldOutCv(truth, 1))
    .toString('latin1')
    .replace(/BT .* ET/g, (text) => '%'.padEnd(text.length));
  const base = { columns: 1, truth } as const;
  return [
    { ...base, layout: 'encrypted', bytes: await pdfKitCv(truth, 1, 'name', 'secret'), refusal: 'ENCRYPTED' },
    { ...base, layout: 'corrupt', bytes: whole.subarray(0, 900), refusal: 'CORRUPT' },
    { ...base, layout: 'scan', bytes: Buffer.from(scan, 'latin1'), refusal: 'NO_TEXT' },
  ];
}
