import { cvTestLimits, type CvReadResult, type CvStages } from '@prentice/contract';
import { editableResume } from '../export/editable-resume.ts';
import { unplacedLines } from '../export/unplaced-lines.ts';
import { sniffType } from '../files/content-sniffer.ts';
import { pagesOfPdf } from '../files/pdf-pages.ts';
import type { CvLine } from '../layout/cv-line.ts';
import { boxAround } from '../layout/text-item.ts';
import { evidenceIn, MATCH_ALGORITHM } from '../match/match.ts';
import { machineReadingOf } from '../review/machine-reading.ts';
import { reviewCv } from '../review/review.ts';
import type { CvDocument } from './cv-document.ts';
import { readCvFile } from './read-cv-file.ts';

async function itemsOf(bytes: Uint8Array): Promise<CvStages['items']> {
  if (sniffType(bytes) !== 'application/pdf') return { total: 0, shown: [] };
  const items = (await pagesOfPdf(bytes)).flatMap((page) => page.items);
  const shownItems = items.slice(0, cvTestLimits.items).map(({ text, page, box }) => ({ text, page, box }));
  return { total: items.length, shown: shownItems };
}

/** The parts of pages that are read one after the other, in that order. */
function columnsOf(lines: readonly CvLine[]): CvStages['columns'] {
  const blocks = [...Map.groupBy(lines, ({ block, page }) => `${page} ${block}`).values()];
  return blocks.map((block) => ({
    page: block[0]?.page ?? null,
    column: block[0]?.column ?? 'full',
    lines: block.length,
    box: boxAround(block.map(({ box }) => box)),
  }));
}

function resultOf(document: CvDocument, month: string): CvReadResult {
  return {
    sections: document.sections.map(({ name, heading, lines }) => ({
      name,
      heading: heading?.text ?? null,
      lines: lines.length,
    })),
    fields: machineReadingOf(document).fields.map(({ pointer, value }) => {
      const { page = null, quote = '', confidence = 0 } = document.fields[pointer] ?? {};
      return { pointer, value, page, quote, confidence };
    }),
    review: reviewCv(document, month),
  };
}

/**
 * Reads a CV and returns what each stage makes of it: pieces of text, columns, lines, sections, fields, review. What a
 * PDF says is also read from top to bottom, for comparison.
 * @param month the present month as YYYY-MM, for the review
 * @throws CvFileError as `readCvFile`
 */
export async function readStages(bytes: Uint8Array, month: string): Promise<CvStages> {
  const document = await readCvFile(bytes);
  const { file, lines, resume, version } = document;
  const result = resultOf(document, month);
  const headings = new Set(document.sections.map(({ heading }) => heading));
  const plain = file.format === 'pdf' ? await readCvFile(bytes, 'top-to-bottom') : null;
  return {
    versions: { engine: version, review: result.review.version, match: MATCH_ALGORITHM },
    file: {
      format: file.format,
      bytes: file.bytes,
      pages: file.pages.length,
      columns: file.columns,
      tables: file.tables,
      unmapped: file.unmapped,
      photos: file.photos,
    },
    items: await itemsOf(bytes),
    columns: columnsOf(lines),
    lines: lines.map((line) => ({
      text: line.raw,
      page: line.page,
      column: line.column,
      heading: headings.has(line),
      bullet: line.bullet,
    })),
    ...result,
    unplaced: unplacedLines(document, editableResume(document)),
    resume: JSON.stringify(resume, null, 2),
    evidence: evidenceIn(document),
    topToBottom: plain && resultOf(plain, month),
  };
}
