import {
  resumeContent,
  resumeLimits,
  normaliseResumeLine,
  RESUME_LINE_SEPARATOR,
  type ResumeContent,
} from '@prentice/contract';
import type { CvDocument } from '../reading/cv-document.ts';
import { skillNamed } from '../reading/read-skills.ts';
import type { ResumeWork } from '../reading/json-resume.ts';

type Values = Record<string, unknown>;

/* Values as the editor takes them: what was read may hold signs that set parts apart in an export. */
const part = (value: string | null): string | null =>
  value && normaliseResumeLine(value).replaceAll(RESUME_LINE_SEPARATOR, ', ').replaceAll('·', '-');

const entryOf = ({ name, position, startDate, endDate, highlights }: ResumeWork) => ({
  position: part(position),
  name: part(name),
  startDate,
  endDate,
  highlights,
});

/*
 * Where a single date was read as a whole entry, or an entry ends without saying "until today", no end is known. The end stays empty only
 * where the CV says that it lasts, as an export writes "present" there.
 */
const withEnd = <T extends { startDate: string | null; endDate: string | null }>(entry: T, open: boolean): T =>
  entry.endDate === null && !open ? { ...entry, endDate: entry.startDate } : entry;

const withoutOpenBracket = (name: string): string => name.replace(/\s*\([^)]*$/u, '');

/* "Technologies: QGIS, Leaflet" below a project reads as a heading with its content beside it. */
function linesBelow({ sections }: CvDocument, quote: string): string[] {
  const index = sections.findIndex(
    ({ name, lines }) => name === 'projects' && lines.some(({ raw }) => quote.includes(raw)),
  );
  const next = sections[index + 1];
  const isLast = sections[index]?.lines.at(-1);
  if (index < 0 || !next || next.name !== 'skills' || !next.heading || !isLast || !quote.includes(isLast.raw))
    return [];
  return next.heading.text.includes(':') ? next.lines.map(({ text }) => text) : [];
}

/** What a project was made with, where the CV says so: in brackets behind its name, or in a line of its own below it. */
function technologiesOf(document: CvDocument, index: number): string[] {
  const quote = document.projects[index]?.source.quote ?? '';
  const bracketed = [...(quote.split('\n')[0] ?? '').matchAll(/\(([^)]*)\)/gu)].map(([, inside = '']) => inside);
  const skillGroups = bracketed.filter((inside) => inside.split(',').some((word) => skillNamed(word.trim())));
  return [...skillGroups, ...linesBelow(document, quote)].flatMap((line) => line.split(/\s*,\s*/u)).filter(Boolean);
}

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
  const { basics, work, volunteer, education, projects, skills, languages } = document.resume;
  const L = resumeLimits;
  const { location, profiles, ...person } = basics;
  return fitting({
    basics: {
      ...person,
      name: part(person.name),
      phone: part(person.phone),
      address: location?.address ?? null,
      profiles: profiles.slice(0, L.profiles).map(({ network, url }) => ({ network: part(network), url })),
    },
    work: work.slice(0, L.entries).map((entry, index) => withEnd(entryOf(entry), document.work[index]?.open ?? false)),
    volunteer: volunteer.slice(0, L.entries).map((entry, index) => {
      const { name, ...others } = withEnd(entryOf(entry), document.volunteer[index]?.open ?? false);
      return { ...others, organization: name };
    }),
    education: education.slice(0, L.entries).map((study) => ({
      ...study,
      institution: part(study.institution),
      studyType: part(study.studyType),
      area: part(study.area),
    })),
    projects: projects.slice(0, L.entries).map((project, index) => ({
      ...withEnd(project, document.projects[index]?.open ?? false),
      name: part(project.name && withoutOpenBracket(project.name)),
      keywords: technologiesOf(document, index).slice(0, L.keywords),
    })),
    skills: skills.slice(0, L.skills).map(({ name }) => ({ name: part(name)?.replaceAll(': ', ' ') })),
    languages: languages
      .slice(0, L.languages)
      .map(({ language, fluency }) => ({ language: part(language), fluency: part(fluency) })),
  });
}
