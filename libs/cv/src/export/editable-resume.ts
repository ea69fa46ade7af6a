import { resumeContent, resumeLimits, normaliseResumeLine, RESUME_LINE_SEPARATOR } from '@prentice/contract';
import type { ResumeContent } from '@prentice/contract';
import { endsEarly, joinWrapped, normalizeText, type CvLine } from '../layout/cv-line.ts';
import type { CvDocument, EntryReading, LanguageReading, StudyReading } from '../reading/cv-document.ts';
import { pointsOf } from '../reading/cv-entries.ts';
import { withoutOpenBracket } from '../reading/read-entries.ts';
import { skillNamed, withWholeItems } from '../reading/read-skills.ts';
import { GRADE } from '../reading/school-names.ts';
import { linesIn, type Section } from '../sections/sections.ts';
import { anyOf, wordsOf, type SectionName } from '../vocabulary/vocabulary.ts';

type Values = Record<string, unknown>;

/* Values as the editor takes them: what was read may hold signs that set parts apart in an export. */
const part = (value: string | null): string | null =>
  value && normaliseResumeLine(value).replaceAll(RESUME_LINE_SEPARATOR, ', ').replaceAll('·', '-');

/* Where the editor has no field for a place, it is behind the name. */
const withPlace = (name: string | null, place: string | null): string | null =>
  name && place && !name.includes(place) ? `${name}, ${place}` : name;

/*
 * Where a single date was read as a whole entry, or an entry ends without saying "until today", no end is known. The end stays empty only
 * where the CV says that it lasts, as an export writes "present" there.
 */
const datesOf = ({ start, end, open }: EntryReading) => ({ startDate: start, endDate: end ?? (open ? null : start) });

const workOf = (entry: EntryReading) => ({
  position: part(entry.title),
  name: part(entry.organisation),
  ...datesOf(entry),
  location: entry.place,
  summary: entry.remark,
  highlights: entry.highlights,
});

const volunteerOf = (entry: EntryReading) => ({
  position: part(entry.title),
  organization: part(withPlace(entry.organisation, entry.place)),
  ...datesOf(entry),
  summary: entry.remark,
  highlights: entry.highlights,
});

const COURSES = new RegExp(`^(?:\\p{L}+ )?(?:${anyOf('courses')})\\s*[:–-]\\s*(.+)$`, 'iu');

/* Whether a heading has its content beside it: "Technologies: QGIS, Leaflet". */
const isInline = ({ heading, lines }: Section): boolean =>
  heading !== null && heading.text.includes(':') && lines.some(({ raw }) => raw === heading.raw);

/** Returns the section that an entry ends with: its last line reads as a heading with its content beside it. */
function sectionBelow({ sections }: CvDocument, section: SectionName, quote: string): Section | null {
  const index = sections.findIndex(
    ({ name, lines }) => name === section && lines.some(({ raw }) => quote.includes(raw)),
  );
  const next = sections[index + 1];
  const last = sections[index]?.lines.at(-1);
  return last && next && quote.includes(last.raw) && isInline(next) ? next : null;
}

const textsIn = (section: Section | null): string[] => section?.lines.map(({ text }) => text) ?? [];
const isOfCourses = (section: Section | null): boolean => COURSES.test(section?.heading?.text ?? '');

/* The grade has a field of its own: of "Grade 1.7. Thesis on nests." the thesis is left. */
function withoutGrade(line: string, grade: string | null): string {
  const stated = GRADE.exec(line);
  if (stated?.index !== 0 || stated[1] !== grade) return line;
  const [, rest] = /^(?:[.;]\s+(.*)|[.;]?)$/u.exec(line.slice(stated[0].length)) ?? [line, line];
  return rest ?? '';
}

function educationOf(document: CvDocument, study: StudyReading) {
  const { institution, studyType, area, start, end, place, grade, details } = study;
  const below = sectionBelow(document, 'education', study.source.quote);
  const courses = [
    ...details.flatMap((line) => COURSES.exec(line)?.[1] ?? []),
    ...(isOfCourses(below) ? textsIn(below) : []),
  ];
  return {
    institution: part(withPlace(institution, place)),
    studyType: part(studyType),
    area: part(area),
    startDate: start,
    endDate: end,
    score: grade,
    courses: courses.flatMap((line) => line.split(/\s*[,;]\s*/u)).map(part),
    highlights: details
      .filter((line) => !COURSES.test(line))
      .map((line) => withoutGrade(line, grade))
      .filter(Boolean),
  };
}

/* What a project was made with may stand in brackets behind its name. */
const bracketsWithSkills = (text: string): string[] =>
  [...text.matchAll(/\(([^)]*)\)/gu)].flatMap(([, inside = '']) =>
    inside.split(',').some((word) => skillNamed(word.trim())) ? [inside] : [],
  );

function projectOf(document: CvDocument, entry: EntryReading) {
  const { quote } = entry.source;
  const below = sectionBelow(document, 'projects', quote);
  const bracketed = bracketsWithSkills(quote.split('\n')[0] ?? '');
  const remark = bracketed.reduce((text, inside) => text.replace(`(${inside})`, ''), entry.remark ?? '');
  return {
    name: part(entry.title && withoutOpenBracket(entry.title)),
    ...datesOf(entry),
    description: normalizeText(remark).replace(/^[\s,;:|–—·-]+/u, '') || null,
    highlights: entry.highlights,
    keywords: [...bracketed, ...(below?.name === 'skills' ? textsIn(below) : [])]
      .flatMap((line) => line.split(/\s*,\s*/u))
      .filter(Boolean)
      .slice(0, resumeLimits.keywords),
  };
}

/* "Tram map, 230 stars on GitHub": one comma is between a name and what is said of it, unless both are in a list. */
const NAME_AND_REMARK = /^(?!.*(?:\b(?:and|or|und|oder)\b|&))([^,]{2,80}), ([^,]+)$/u;

/* Projects without dates and lists are a line each. */
const plainProjects = ({ sections, projects }: CvDocument) =>
  projects.length > 0
    ? []
    : linesIn(sections, 'projects').map(({ text }) => {
        const [, name = text, description = null] =
          /^(.{2,80}?)(?::| [–—-]) (.+)$/u.exec(text) ?? NAME_AND_REMARK.exec(text) ?? [];
        return { name: part(name), description };
      });

/* Items as they are written: a comma within brackets sets nothing apart. */
const itemsOf = (text: string): string[] =>
  (text.match(/(?:\([^)]*\)|[^,;|•·])+/gu) ?? [])
    .map((item) => normalizeText(item).replace(/\.$/u, ''))
    .filter(Boolean);

function skillsOfLine({ cells }: CvLine): { name: string | null; keywords: (string | null)[] }[] {
  const [first = '', ...others] = cells;
  if (first.endsWith(':') && others.length > 0)
    return [{ name: part(first.slice(0, -1)), keywords: others.flatMap(itemsOf).map(part) }];
  return cells.flatMap((cell) => {
    const [, group, rest = ''] = /^([^:,;]{2,60}):\s+(.+)$/u.exec(cell) ?? [];
    return group
      ? [{ name: part(group), keywords: itemsOf(rest).map(part) }]
      : itemsOf(cell).map((name) => ({ name: part(name)?.replaceAll(': ', ' ') ?? null, keywords: [] }));
  });
}

const headingOf = (section: Section): string =>
  (isInline(section) ? section.heading?.text.split(':')[0] : section.heading?.text)?.replace(/:$/u, '') ?? '';

const LICENCE = new RegExp(`^(?:${wordsOf('licences').join('|')})`, 'iu');
const isLicence = (section: Section): boolean => LICENCE.test(section.heading?.text ?? '');
/* "Görlitz, den 02.11.2026" at the end of a German CV. */
const SIGNATURE = /^\p{Lu}[\p{L} .-]{1,40},? (?:den )?\d{1,2}\.\s?\d{1,2}\.\s?\d{4}$/u;
const isSignature = ({ text }: CvLine): boolean => SIGNATURE.test(text);

/* A driving licence is no section of its own, but something that its owner can do. */
const licencesOf = ({ sections }: CvDocument) =>
  sections
    .filter((section) => section.name === 'other' && isLicence(section))
    .map(({ heading, lines }) => {
      const name = heading?.text ?? '';
      const others = lines.filter((line) => !isSignature(line) && !name.includes(line.text)).map(({ text }) => text);
      return { name: part([name, ...others].join(' ').replaceAll(':', '')), keywords: [] };
    });

/* "Software: Python, R" below "Skills" is a group of them. */
function skillsOf({ sections }: CvDocument) {
  const skillSections = sections.filter(({ name }) => name === 'skills');
  return skillSections.flatMap((section, index) => {
    const lines = withWholeItems(section.lines);
    return index > 0 && isInline(section)
      ? [{ name: part(headingOf(section)), keywords: lines.flatMap(({ text }) => itemsOf(text)).map(part) }]
      : lines.flatMap(skillsOfLine);
  });
}

/* In the words of the CV: "native" is more than the highest level. A comma may have cut a bracket. */
function fluencyOf({ fluency, level }: LanguageReading): string | null {
  const words = fluency ?? level ?? '';
  const [opens, closes] = ['(', ')'].map((sign) => words.includes(sign));
  if (opens === closes) return part(words);
  return part(opens ? `${words})` : words.replace(')', ''));
}

/* Lines without marks, of which those that went over the end of a column are put together again. */
const wholeLines = (lines: readonly CvLine[]): string[] =>
  lines.reduce<string[]>((texts, line, index) => {
    const before = lines[index - 1];
    const goesOn = before && /^\p{Ll}/u.test(line.text) && endsEarly(before, line) === false;
    return goesOn ? texts.with(-1, joinWrapped(texts.at(-1) ?? '', line.text)) : [...texts, line.text];
  }, []);

/* A heading in capitals is a matter of looks, which each template has its own of. */
const withoutCapitals = (heading: string): string =>
  heading === heading.toUpperCase() && heading.length > 4
    ? heading.charAt(0) + heading.slice(1).toLowerCase()
    : heading;

const otherSections = (document: CvDocument) =>
  document.sections
    .filter((section, index) => {
      const isRead = document.sections[index - 1]?.name === 'education' && isInline(section) && isOfCourses(section);
      return section.name === 'other' && section.heading && section.lines.length > 0 && !isRead && !isLicence(section);
    })
    .map((section) => ({ ...section, lines: section.lines.filter((line) => !isSignature(line)) }))
    .map((section) => ({
      name: part(withoutCapitals(headingOf(section))),
      highlights: section.lines.some(({ bullet }) => bullet)
        ? pointsOf(section.lines).map(({ text }) => text)
        : wholeLines(section.lines),
    }));

/* Takes out what does not fit, one value after the other, so that one of them does not keep the rest from being
   taken. */
function fitting(values: Values): ResumeContent {
  const read = resumeContent.safeParse(values);
  if (read.success) return read.data;
  const copy = structuredClone(values);
  for (const { path } of read.error.issues.toReversed()) {
    const holder = path
      .slice(0, -1)
      .reduce<unknown>((value, key) => (value ? Reflect.get(Object(value), key) : value), copy);
    const last = path.at(-1);
    if (Array.isArray(holder) && typeof last === 'number') holder.splice(last, 1);
    else if (typeof holder === 'object' && holder && last !== undefined) Reflect.deleteProperty(holder, last);
  }
  const again = resumeContent.safeParse(copy);
  return again.success ? again.data : resumeContent.parse({});
}

/**
 * Returns a CV that was read as the content that the editor begins with: exactly what one of our own exports was made
 * of, and of any other file what was read in it. What does not fit the editor's limits is left out; the file keeps it.
 */
export function editableResume(document: CvDocument): ResumeContent {
  if (document.exported) return document.exported.content;
  const limits = resumeLimits;
  const { location, profiles, ...person } = document.resume.basics;
  return fitting({
    basics: {
      ...person,
      name: part(person.name),
      phone: part(person.phone),
      address: location?.address ?? null,
      profiles: profiles.slice(0, limits.profiles).map(({ network, url }) => ({ network: part(network), url })),
    },
    work: document.work.slice(0, limits.entries).map(workOf),
    volunteer: document.volunteer.slice(0, limits.entries).map(volunteerOf),
    education: document.studies.slice(0, limits.entries).map((study) => educationOf(document, study)),
    projects: [...document.projects.map((entry) => projectOf(document, entry)), ...plainProjects(document)].slice(
      0,
      limits.entries,
    ),
    skills: [...skillsOf(document), ...licencesOf(document)].slice(0, limits.skills),
    languages: document.languages
      .slice(0, limits.languages)
      .map((reading) => ({ language: part(reading.name), fluency: fluencyOf(reading) })),
    sections: otherSections(document).slice(0, limits.entries),
  });
}
