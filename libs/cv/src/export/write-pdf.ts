import { brotliDecompressSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import type { ResumeContent, ResumeLanguage, ResumeTemplate } from '@prentice/contract';
import { z } from 'zod';
import data from './data/fonts.generated.json' with { type: 'json' };
import { layoutResume, PAGE, type PlacedLine, type ResumePage } from './page-layout.ts';
import { resumeFaces, type ResumeFace } from './resume-templates.ts';

type Pdf = InstanceType<typeof PDFDocument>;

const fonts = z.record(z.enum(resumeFaces), z.string()).parse(data);

const fontFile = (face: ResumeFace): Buffer => brotliDecompressSync(Buffer.from(fonts[face], 'base64'));

/* Letters keep a code of their own: ligatures are what programs that read a CV stumble over first. */
const features = ['kern', 'mark', 'ccmp'] as const;

function drawLine(pdf: Pdf, { face, size, color, text, x, y }: PlacedLine): void {
  pdf
    .font(face)
    .fontSize(size)
    .fillColor(`#${color}`)
    .text(text, x, y, { lineBreak: false, features: [...features] });
}

/* Lines that end between words are parts of their own; one that ends within a word goes on in the same part. */
function wordParts(lines: readonly PlacedLine[]): PlacedLine[][] {
  const parts: PlacedLine[][] = [];
  lines.forEach((line, index) => {
    const goesOn = index > 0 && !lines[index - 1]?.text.endsWith(' ');
    if (goesOn) parts.at(-1)?.push(line);
    else parts.push([line]);
  });
  return parts;
}

const content = (pdf: Pdf, tag: string, lines: readonly PlacedLine[]) =>
  wordParts(lines).map((part) => {
    const marked = pdf.markStructureContent(tag);
    for (const line of part) drawLine(pdf, line);
    pdf.endMarkedContent();
    return marked;
  });

/* A point is an item of a list, with its mark apart from its text. */
function listItem(pdf: Pdf, [mark, ...lines]: readonly PlacedLine[]): PDFKit.PDFStructureElement {
  const label = pdf.struct('Lbl', {}, content(pdf, 'Lbl', mark ? [mark] : []));
  return pdf.struct('LI', {}, [label, pdf.struct('LBody', {}, content(pdf, 'LBody', lines))]);
}

function drawPage(pdf: Pdf, root: PDFKit.PDFStructureElement, { blocks, rules }: ResumePage): void {
  pdf.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
  for (const { x, y, width, height, color } of rules) {
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf.rect(x, y, width, height).fill(`#${color}`);
    pdf.endMarkedContent();
  }
  let list: PDFKit.PDFStructureElement | null = null;
  for (const { role, lines } of blocks) {
    if (role === 'LI') {
      if (!list) root.add((list = pdf.struct('L')));
      list.add(listItem(pdf, lines));
      continue;
    }
    list = null;
    root.add(pdf.struct(role, {}, content(pdf, role, lines)));
  }
}

/**
 * Writes a CV as a tagged PDF (version 1.7, with the structure that PDF/UA asks for), whose text can be selected and
 * whose fonts are embedded. The same CV gives the same bytes.
 */
export function resumePdf(
  resume: ResumeContent,
  template: ResumeTemplate,
  language: ResumeLanguage,
): Promise<Uint8Array> {
  const title = resume.basics.name ?? '';
  const pdf = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    font: fontFile('sans') as never,
    info: { Title: title, Author: title, Producer: 'Prentice', Creator: 'Prentice', CreationDate: new Date(0) },
  });
  const parts: Uint8Array[] = [];
  const written = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('data', (part: Uint8Array) => parts.push(part));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    pdf.on('error', reject);
  });
  for (const face of resumeFaces) pdf.registerFont(face, fontFile(face));
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  for (const page of layoutResume(resume, template, language)) drawPage(pdf, root, page);
  root.end();
  pdf.end();
  return written;
}
