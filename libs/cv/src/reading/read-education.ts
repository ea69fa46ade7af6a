import { normalizeText, type CvLine } from '../layout/cv-line.ts';
import { anyOf, degreePatterns, patternOf, type DegreeLevel } from '../vocabulary/vocabulary.ts';
import type { StudyReading } from './cv-document.ts';
import { entriesOf, type CvEntry } from './cv-entries.ts';
import { confidence, sourceOf } from './field-source.ts';
import { isPlaceName } from './entry-names.ts';

const INSTITUTION = patternOf('institutions');
const LINK = new RegExp(`^(?:(?:${anyOf('degreeLinks')})(?:\\s+|(?<=['’]))|[:(,]\\s*)`, 'iu');
const PROGRAMME = /^(?:programme|program|degree|studies|studium)\s+/iu;
const LONGEST_FIELD = 80;
const LONGEST_INSTITUTION = 120;

interface StatedDegree {
  readonly level: DegreeLevel;
  readonly part: string;
  readonly words: string;
}

function degreeIn(parts: readonly string[]): StatedDegree | null {
  for (const [level, pattern] of degreePatterns)
    for (const part of parts) {
      const words = pattern.exec(part)?.[0];
      if (words) return { level, part, words };
    }
  return null;
}

/** What is left of "Bachelor of Science in Biology" without its degree: the field. */
function areaOf({ part, words }: StatedDegree): string | null {
  const after = normalizeText(part.slice(part.indexOf(words) + words.length));
  const field = after.replace(PROGRAMME, '').replace(LINK, '').replace(LINK, '').replace(/\)$/u, '').trim();
  return field.length > 1 && field.length <= LONGEST_FIELD && part.includes(field) ? field : null;
}

/* A degree that is named apart from its field: "MSc" / "Biology" / "University of Graz". */
function areaBeside(parts: readonly string[], stated: StatedDegree, institution: string): string | null {
  const index = parts.indexOf(stated.part);
  const next = parts[index + 1];
  const alone = normalizeText(stated.part) === normalizeText(stated.words);
  return alone && next && next !== institution && next.length <= LONGEST_FIELD ? next : null;
}

function institutionIn(parts: readonly string[]): string | undefined {
  const named = parts.filter((part) => INSTITUTION.test(part));
  return named.find((part) => degreeIn([part]) === null) ?? named[0];
}

/* One date alone is when it ended, or will. */
const startOf = (period: CvEntry['period']): string | null =>
  period && (period.start !== period.end || period.open) ? period.start : null;

/* "Matura, BG Rein": beside a degree stands a school, even if no word says that it is one. */
const besideDegree = (parts: readonly string[]): string | undefined =>
  degreeIn(parts) ? parts.find((part) => degreeIn([part]) === null && !isPlaceName(part)) : undefined;

function studyOf({ lines, parts, period }: CvEntry): StudyReading[] {
  const named = institutionIn(parts);
  const institution = named ?? besideDegree(parts);
  if (!institution || institution.length > LONGEST_INSTITUTION) return [];
  const stated = degreeIn(parts.filter((part) => part !== institution)) ?? degreeIn([institution]);
  const apart = stated !== null && stated.part !== institution;
  const start = startOf(period);
  const area = apart ? (areaOf(stated) ?? areaBeside(parts, stated, institution)) : null;
  const studyType = apart ? stated.words : null;
  const base = { institution, level: stated?.level ?? null, studyType, area };
  return [
    {
      ...base,
      start,
      end: period?.end ?? null,
      source: sourceOf(lines, named ? confidence.section : confidence.place),
    },
  ];
}

/** Studies and schools that the CV names. */
export const studiesIn = (lines: readonly CvLine[]): StudyReading[] => entriesOf(lines).flatMap(studyOf);
