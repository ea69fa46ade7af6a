import { getDocumentProxy } from 'unpdf';
import type { PageContent } from '../layout/text-item.ts';
import { CvFileError } from './cv-file-error.ts';
import { activePdfPattern, pdfNames } from './pdf-active-content.ts';
import { withoutHidden, type PlacedItem } from './pdf-hidden-text.ts';
import { paintingOf } from './pdf-painting.ts';
import { assertUnpackable } from './pdf-streams.ts';
import { taggedLinesOf } from './pdf-tagged-lines.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

/** Pages that a CV may have. */
export const MAX_PAGES = 10;
/** Pieces of text that are read of one page. */
const MAX_ITEMS = 20_000;

const latin = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

/**
 * Opens a PDF that is safe to be read to its end.
 * @throws CvFileError ENCRYPTED, REJECTED for scripts, forms of XFA and bombs, CORRUPT
 */
export async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  const raw = latin(bytes);
  const names = pdfNames(raw);
  if (/\/Encrypt\b/.test(names)) throw new CvFileError('ENCRYPTED');
  if (activePdfPattern.test(names)) throw new CvFileError('REJECTED');
  await assertUnpackable(raw, bytes);
  return getDocumentProxy(new Uint8Array(bytes)).catch((error: unknown) => {
    const encrypted = error instanceof Error && error.name === 'PasswordException';
    throw new CvFileError(encrypted ? 'ENCRYPTED' : 'CORRUPT');
  });
}

/* The matrix of a text item is [a, b, c, d, x, y]; letters that do not run from left to right are stamps and
   watermarks. */
const isUpright = ([a = 0, b = 0]: readonly number[]): boolean => a > 0 && Math.abs(b) < 0.05 * a;

async function itemsOf(page: Page, number: number): Promise<PageContent> {
  const viewport = page.getViewport({ scale: 1 });
  const [left = 0, bottom = 0] = viewport.viewBox;
  const { items } = await page.getTextContent();
  const placedItems: PlacedItem[] = [];
  let unmapped = 0;
  for (const item of items.slice(0, MAX_ITEMS)) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const matrix = (item.transform as unknown[]).map(Number);
    unmapped += item.str.match(/[\ufffd\u0000-\u0008]/gu)?.length ?? 0;
    if (!isUpright(matrix)) continue;
    const [, , , size = 0, x = 0, y = 0] = matrix;
    const height = Math.abs(size);
    const box = { x: x - left, y: viewport.height - (y - bottom) - height * 0.8, width: item.width, height };
    placedItems.push({ item: { text: item.str, page: number, box }, x, y });
  }
  const tagged = await taggedLinesOf(page);
  const view = { left, bottom, width: viewport.width, height: viewport.height };
  const sorted = withoutHidden(placedItems, await paintingOf(page), number, view);
  return { width: view.width, height: view.height, ...sorted, unmapped, tagged };
}

/**
 * Returns the text of a PDF with its places.
 * @throws CvFileError as `openPdf`, and TOO_LONG
 */
export async function pagesOfPdf(bytes: Uint8Array): Promise<PageContent[]> {
  const document = await openPdf(bytes);
  if (document.numPages > MAX_PAGES) throw new CvFileError('TOO_LONG');
  const pages: PageContent[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    try {
      pages.push(await itemsOf(await document.getPage(number), number));
    } catch {
      throw new CvFileError('CORRUPT');
    }
  }
  return pages;
}
