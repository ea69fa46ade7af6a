import { internLimits as L } from '../interns/intern.contract.ts';
import { entriesOf, type CvEntry } from './cv-entries.ts';
import { quoteOf, type CvLine } from './cv-lines.ts';
import type { CvFinding } from './cv-reading.contract.ts';

const LONGEST = 120;

function findingOf(kind: 'experience' | 'project', { lines, parts, period, points }: CvEntry): CvFinding[] {
  const [title, second] = parts;
  if (!title || title.length > LONGEST) return [];
  const organisation = kind === 'experience' && second && second.length <= LONGEST ? second : null;
  /* What is too long for the profile is left for its owner to shorten, not cut in silence. */
  const highlights = points.filter((point) => point.length <= L.highlights.length).slice(0, L.highlights.count);
  return [{ kind, quote: quoteOf(lines), title, organisation, start: period.start, end: period.end, highlights }];
}

/** Jobs, or projects, that the CV names with a time. */
export const experienceIn = (kind: 'experience' | 'project', lines: readonly CvLine[]): CvFinding[] =>
  entriesOf(lines)
    .flatMap((entry) => findingOf(kind, entry))
    .slice(0, L.entries);
