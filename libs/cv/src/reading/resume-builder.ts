import type { CvLine } from '../layout/cv-line.ts';
import type { EntryReading, LanguageReading, SkillMention, StudyReading } from './cv-document.ts';
import { confidence, sourceOf, type FieldSource } from './field-source.ts';
import type { JsonResume, ResumeBasics, ResumeWork } from './json-resume.ts';
import type { Found } from './read-person.ts';

/** What was read, before it is a document. */
export interface ReadParts {
  readonly name: Found<string> | null;
  readonly label: Found<string> | null;
  readonly email: Found<string> | null;
  readonly phone: Found<string> | null;
  readonly summary: Found<string> | null;
  readonly address: Found<string> | null;
  readonly links: readonly { readonly url: string; readonly line: CvLine }[];
  readonly studies: readonly StudyReading[];
  readonly work: readonly EntryReading[];
  readonly volunteer: readonly EntryReading[];
  readonly projects: readonly EntryReading[];
  readonly skills: readonly SkillMention[];
  readonly languages: readonly LanguageReading[];
}

type Fields = Record<string, FieldSource>;
const basicFields = ['name', 'label', 'email', 'phone', 'summary'] as const;
const networks: readonly (readonly [string, RegExp])[] = [
  ['LinkedIn', /linkedin\.com/i],
  ['GitHub', /github\.com/i],
  ['GitLab', /gitlab\.com/i],
  ['ORCID', /orcid\.org/i],
  ['XING', /xing\.com/i],
  ['Behance', /behance\.net/i],
];
const networkOf = (url: string): string | null => networks.find(([, pattern]) => pattern.test(url))?.[0] ?? null;

const valueOf = (value: Found<string> | null): string | null => value?.value ?? null;

function basicsOf(parts: ReadParts, fields: Fields): ResumeBasics {
  for (const key of basicFields) {
    const source = parts[key]?.source;
    if (source) fields[`/basics/${key}`] = source;
  }
  if (parts.address) fields['/basics/location/address'] = parts.address.source;
  const profiles = parts.links.filter(({ url }) => networkOf(url) !== null);
  const personalLink = parts.links.find(({ url }) => networkOf(url) === null);
  profiles.forEach(({ line }, index) => (fields[`/basics/profiles/${index}/url`] = sourceOf([line], confidence.form)));
  if (personalLink) fields['/basics/url'] = sourceOf([personalLink.line], confidence.form);
  return {
    name: valueOf(parts.name),
    label: valueOf(parts.label),
    email: valueOf(parts.email),
    phone: valueOf(parts.phone),
    summary: valueOf(parts.summary),
    url: personalLink?.url ?? null,
    location: parts.address ? { address: parts.address.value } : null,
    profiles: profiles.map(({ url }) => ({ network: networkOf(url) ?? '', url })),
  };
}

const workOf = ({ title, organisation, start, end, highlights }: EntryReading): ResumeWork => ({
  name: organisation,
  position: title,
  startDate: start,
  endDate: end,
  highlights,
});

/** Notes the place of every value of the records of a list; those of one record share it. */
function note(
  fields: Fields,
  list: string,
  records: readonly object[],
  sources: readonly { readonly source: FieldSource }[],
): void {
  records.forEach((record, index) => {
    const source = sources[index]?.source;
    if (!source) return;
    for (const [key, value] of Object.entries(record))
      if (value !== null && !(Array.isArray(value) && value.length === 0)) fields[`/${list}/${index}/${key}`] = source;
  });
}

const listedSkills = (skills: readonly SkillMention[]): SkillMention[] =>
  skills.filter((skill) => skill.evidence === 'listed');

/** Returns the document of what was read, and the place of every value in it. */
export function resumeOf(parts: ReadParts): { resume: JsonResume; fields: Fields } {
  const fields: Fields = {};
  const skills = listedSkills(parts.skills);
  const resume = {
    basics: basicsOf(parts, fields),
    work: parts.work.map(workOf),
    volunteer: parts.volunteer.map(workOf),
    education: parts.studies.map(({ institution, area, studyType, start, end }) => ({
      institution,
      area,
      studyType,
      startDate: start,
      endDate: end,
    })),
    projects: parts.projects.map(({ title, start, end, highlights }) => ({
      name: title,
      startDate: start,
      endDate: end,
      highlights,
    })),
    skills: skills.map(({ matched }) => ({ name: matched })),
    languages: parts.languages.map(({ name, level, fluency }) => ({ language: name, fluency: level ?? fluency })),
  };
  note(fields, 'work', resume.work, parts.work);
  note(fields, 'volunteer', resume.volunteer, parts.volunteer);
  note(fields, 'education', resume.education, parts.studies);
  note(fields, 'projects', resume.projects, parts.projects);
  note(fields, 'skills', resume.skills, skills);
  note(fields, 'languages', resume.languages, parts.languages);
  return { resume, fields };
}
