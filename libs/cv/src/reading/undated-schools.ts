import { normalizeText, type CvLine } from '../layout/cv-line.ts';
import { periodIn } from './cv-dates.ts';
import { partsOf, pointsOf, type CvEntry } from './cv-entries.ts';
import { besideDegree, degreeIn, GRADE, institutionIn } from './school-names.ts';

/** A line that says more is no name of a school with its certificate. */
const MAX_WORDS = 12;
/** How far below a school its time may stand. */
const MAX_LINES_TO_TIME = 3;
/** How far above a school the study before it may begin. */
const MAX_LINES_ABOVE = 30;
/** No CV has more. */
const MAX_SCHOOLS = 10;

const piecesOf = (lines: readonly CvLine[]): string[] => lines.flatMap(({ cells }) => partsOf(cells.join('   ')));
const timeOf = ({ cells }: CvLine) => periodIn(cells.join('   '));
const isShort = ({ bullet, text }: CvLine): boolean => !bullet && text.split(' ').length <= MAX_WORDS;

/* "Abitur, BG Rein": beside a certificate alone is a school. Beside its subjects are more of them. */
function schoolBeside(pieces: readonly string[]): string | undefined {
  const stated = degreeIn(pieces);
  const isAlone = stated && normalizeText(stated.part) === normalizeText(stated.words);
  const school = isAlone && pieces.length === 2 ? besideDegree(pieces) : undefined;
  return school && !GRADE.test(school) ? school : undefined;
}

/** Whether lines name a school and the certificate that is got there, and no time. */
function isUndatedSchool(lines: readonly CvLine[]): boolean {
  if (lines.length === 0 || !lines.every((line) => isShort(line) && timeOf(line) === null)) return false;
  const pieces = piecesOf(lines);
  const school = institutionIn(pieces) ?? schoolBeside(pieces);
  return degreeIn(pieces.filter((piece) => piece !== school))?.level === 'secondary' && school !== undefined;
}

/** Whether the lines above name a study with its time: what follows is another one. */
function isWholeStudy(lines: readonly CvLine[]): boolean {
  const first = lines.findLastIndex((line) => timeOf(line) !== null);
  const above = lines.slice(Math.max(0, first - 2));
  const pieces = above.flatMap((line) => partsOf(timeOf(line)?.rest ?? line.cells.join('   ')));
  const institution = institutionIn(pieces);
  return first >= 0 && institution !== undefined && degreeIn(pieces.filter((piece) => piece !== institution)) !== null;
}

/* A time alone belongs to the names above it. */
const hasTimeBelow = (lines: readonly CvLine[]): boolean =>
  lines.slice(0, MAX_LINES_TO_TIME).some((line) => {
    const time = timeOf(line);
    return time !== null && partsOf(time.rest).length === 0;
  });

/**
 * Returns the schools of a section for which no time is stated, with the certificate that they led to. Other studies
 * without a time are left: a line that names one may also be about where a thesis was written.
 */
export function undatedSchoolsIn(lines: readonly CvLine[]): CvEntry[] {
  const hasTimes = lines.some((line) => timeOf(line) !== null);
  const schools: CvEntry[] = [];
  for (let index = 0; index < lines.length && schools.length < MAX_SCHOOLS; index += 1) {
    const names = [1, 2].map((count) => lines.slice(index, index + count)).find(isUndatedSchool);
    if (!names || (hasTimes && !isWholeStudy(lines.slice(Math.max(0, index - MAX_LINES_ABOVE), index)))) continue;
    const below = lines.slice(index + names.length);
    if (hasTimeBelow(below)) continue;
    const afterPoints = below.findIndex(({ bullet }) => !bullet);
    const points = afterPoints < 0 ? below : below.slice(0, afterPoints);
    schools.push({
      lines: [...names, ...points],
      period: null,
      heading: normalizeText(names.map(({ text }) => text).join(' ')),
      parts: piecesOf(names),
      lead: '',
      points: pointsOf(points),
    });
    index += names.length + points.length - 1;
  }
  return schools;
}
