import type { CvLine } from '../layout/cv-line.ts';
import { boxAround, type Box } from '../layout/text-item.ts';

/** The part of a page, from its top and its end, where headers and footers are. */
const MARGIN = 0.06;
/** How far a header or footer is from the text of its page, in heights of its letters. */
const LEAST_DISTANCE = 2.5;
/** Lines of one header or footer are no further from each other than this, in heights of their letters. */
const SAME_MARGIN = 8;

/** Whether a text has a mail address. */
export const hasEmail = (text: string): boolean => /\S@\S+\.\p{L}{2,}/u.test(text);

const distanceBetween = (block: Box, text: Box): number =>
  Math.max(block.y - (text.y + text.height), text.y - (block.y + block.height));

/* A first line of a page with narrow margins is as near to the text below it as any other: it is no header. */
function isSetApart({ box, page }: CvLine, margin: readonly CvLine[], lines: readonly CvLine[]): boolean {
  if (box === null) return false;
  const onPage = lines.filter((line) => line.page === page);
  const besideIt = margin.filter((line) => line.box && Math.abs(line.box.y - box.y) < box.height * SAME_MARGIN);
  const block = boxAround(onPage.filter((line) => besideIt.includes(line)).map((line) => line.box)) ?? box;
  return onPage.every(
    (line) => margin.includes(line) || !line.box || distanceBetween(block, line.box) > LEAST_DISTANCE * box.height,
  );
}

/**
 * Whether the only mail address of a CV is in the header or footer of a page.
 * @param height of the pages, in points
 */
export function isContactInMargin(lines: readonly CvLine[], height: number): boolean {
  const contacts = lines.filter(({ text }) => hasEmail(text));
  const margin = lines.filter(
    ({ box }) => box !== null && (box.y + box.height < height * MARGIN || box.y > height * (1 - MARGIN)),
  );
  return contacts.length > 0 && contacts.every((line) => margin.includes(line) && isSetApart(line, margin, lines));
}
