import { normalizeText, type CvLine } from '../layout/cv-line.ts';
import { entryPlaceOf } from './entry-place.ts';
import { anyOf } from '../vocabulary/vocabulary.ts';
import type { StudyReading } from './cv-document.ts';
import { entriesOf, headingLinesOf, partsOf, type CvEntry } from './cv-entries.ts';
import { confidence, sourceOf } from './field-source.ts';
import { besideDegree, degreeIn, GRADE, institutionIn, type StatedDegree } from './school-names.ts';
import { undatedSchoolsIn } from './undated-schools.ts';

const LINK = new RegExp(`^(?:(?:${anyOf('degreeLinks')})(?:\\s+|(?<=['’]))|[:(,]\\s*)`, 'iu');
const PROGRAMME = /^(?:programme|program|degree|studies|studium)\s+/iu;
/** A grade that stands beside its degree without a word for it: "Abitur 1,6". */
const BARE_GRADE = /^[(:\s]*([1-6][.,]\d{1,2})\)?$/u;
const LONGEST_FIELD = 80;
const LONGEST_INSTITUTION = 120;

const afterDegree = ({ part, words }: StatedDegree): string =>
  normalizeText(part.slice(part.indexOf(words) + words.length));

/** What is left of "Bachelor of Science in Biology" without its degree: the field. */
function areaOf(stated: StatedDegree): string | null {
  const { part, words } = stated;
  const after = afterDegree(stated);
  const field = after.replace(PROGRAMME, '').replace(LINK, '').replace(LINK, '').replace(/\)$/u, '').trim();
  if (field === '') return areaBefore(part, words);
  const isField = /\p{L}/u.test(field) && field.length > 1 && field.length <= LONGEST_FIELD;
  return isField && part.includes(field) ? field : null;
}

/* "IT diploma": the field is before its degree, in its own letters. */
function areaBefore(part: string, words: string): string | null {
  const before = normalizeText(part.slice(0, part.indexOf(words)));
  return /^\p{Lu}[\p{L}&-]*$/u.test(before) && /^\p{Ll}/u.test(words) ? before : null;
}

/* A degree that is named apart from its field: "MSc" / "Biology" / "University of Graz". */
function areaBeside(parts: readonly string[], stated: StatedDegree, institution: string): string | null {
  const index = parts.indexOf(stated.part);
  const next = parts[index + 1];
  const alone = normalizeText(stated.part) === normalizeText(stated.words);
  return alone && next && next !== institution && next.length <= LONGEST_FIELD ? next : null;
}

/* One date alone is when it ended, or will. */
const startOf = (period: CvEntry['period']): string | null =>
  period && (period.start !== period.end || period.open) ? period.start : null;

const gradeIn = (lines: readonly CvLine[], stated: StatedDegree | null): string | null =>
  lines.map(({ text }) => GRADE.exec(text)?.[1]).find((grade) => grade !== undefined) ??
  (stated && BARE_GRADE.exec(afterDegree(stated))?.[1]) ??
  null;

/** What stands before a grade on the same line: "LMU Munich" of "LMU Munich. Grade 1.7". */
function withoutGrade(name: string): string {
  const index = GRADE.exec(name)?.index ?? 0;
  const before = name
    .slice(0, index)
    .replace(/\p{L}+$/u, '')
    .replace(/[\s.,;:(|–-]+$/u, '');
  return before.length > 1 ? before : name;
}

/** What an entry says beyond its names, its place, its time and its grade. */
function detailsOf(
  entry: CvEntry,
  placedTexts: readonly (string | null | undefined)[],
  places: readonly string[],
): string[] {
  const { period, points } = entry;
  const names = placedTexts.filter((name) => typeof name === 'string');
  const isNamed = (part: string): boolean =>
    places.includes(part) || normalizeText(part.replace(GRADE, '')) === '' || names.some((name) => name.includes(part));
  const others = headingLinesOf(entry).flatMap((line) => {
    const text = line.cells.join('   ').replace(period?.words ?? '', '   ');
    const isHeading = names.some((name) => text.includes(name)) || text !== line.cells.join('   ');
    return (isHeading ? partsOf(text) : [line.text]).filter((part) => !isNamed(part));
  });
  return [...others, ...points.map(({ text }) => text).filter((text) => !isNamed(text))];
}

const levelOf = (stated: StatedDegree | null): StudyReading['level'] => stated?.level ?? null;

function besideNames(entry: CvEntry, institution: string, stated: StatedDegree | null, area: string | null) {
  const names = [stated?.part, area];
  const places = entryPlaceOf(entry.parts, [institution, ...names]);
  return {
    place: places.join(', ') || null,
    grade: gradeIn(entry.lines, stated),
    details: detailsOf(entry, [institution, ...names], places),
  };
}

/* The lines of a study as far as they hold its names and its time: what is further down may be anything. */
function nameLinesOf(entry: CvEntry, names: readonly (string | null | undefined)[]): CvLine[] {
  const lines = headingLinesOf(entry);
  const words = [...names, entry.period?.words].filter((name) => typeof name === 'string' && name !== '');
  const last = lines.findLastIndex(({ text, cells }) =>
    words.some((name) => text.includes(name ?? '') || cells.join('   ').includes(name ?? '')),
  );
  return last < 0 ? lines : lines.slice(0, last + 1);
}

function studyOf(entry: CvEntry): StudyReading[] {
  const { parts, period } = entry;
  const named = institutionIn(parts);
  const institution = named ?? besideDegree(parts);
  if (!institution || institution.length > LONGEST_INSTITUTION) return [];
  const stated = degreeIn(parts.filter((part) => part !== institution)) ?? degreeIn([institution]);
  const apart = stated !== null && stated.part !== institution;
  const start = startOf(period);
  const area = apart ? (areaOf(stated) ?? areaBeside(parts, stated, institution)) : null;
  const studyType = apart ? stated.words : null;
  const base = { institution: withoutGrade(institution), level: levelOf(stated), studyType, area };
  return [
    {
      ...base,
      start,
      end: period?.end ?? null,
      ...besideNames(entry, institution, stated, area),
      heading: sourceOf(nameLinesOf(entry, [institution, stated?.part, area]), confidence.section),
      source: sourceOf(entry.lines, named ? confidence.section : confidence.place),
    },
  ];
}

/** Studies and schools that the CV names; first those with a time, then schools without one. */
export function studiesIn(lines: readonly CvLine[]): StudyReading[] {
  const schools = undatedSchoolsIn(lines);
  const schoolLines = new Set(schools.flatMap((school) => school.lines));
  return [...entriesOf(lines.filter((line) => !schoolLines.has(line))), ...schools].flatMap(studyOf);
}
