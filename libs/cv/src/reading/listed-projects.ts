import { internLimits, type CvFinding } from '@prentice/contract';
import { periodIn } from './cv-dates.ts';
import { pointsOf, type CvPoint } from './cv-entries.ts';
import type { CvDocument } from './cv-document.ts';
import { confidence, sourceOf } from './field-source.ts';

const LONGEST = 80;
/* "Weather app: built with React", "Chess engine in Rust, 2024", "Line follower (robot)". */
const BEHIND_NAME = /:\s|\s[–—-]\s|,\s|\s\(/u;

function projectOf({ text, lines }: CvPoint): CvFinding[] {
  const [name = ''] = text.split(BEHIND_NAME);
  const title = name.trim();
  if (title === '' || title.length > LONGEST) return [];
  const period = periodIn(text);
  const rest = text.slice(name.length).replace(/^[\s:–—,(-]+/u, '');
  const isPoint = rest !== '' && rest !== period?.words && rest.length <= internLimits.highlights.length;
  const { quote } = sourceOf(lines, confidence.place);
  const { start = null, end = null } = period ?? {};
  return [
    { kind: 'project', quote, sure: false, title, organisation: null, start, end, highlights: isPoint ? [rest] : [] },
  ];
}

/**
 * Returns the projects of a section that is a plain list, a marked line for each: nothing but their order says what is the
 * name, so none is sure.
 */
export const listedProjects = ({ projects, sections }: Pick<CvDocument, 'projects' | 'sections'>): CvFinding[] =>
  projects.length > 0
    ? []
    : sections
        .filter(({ name, lines }) => name === 'projects' && lines.every((line) => line.bullet))
        .flatMap(({ lines }) => pointsOf(lines).flatMap(projectOf));
