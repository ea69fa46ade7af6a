import { internLimits as L, CV_READING_VERSION, type CvFinding, type CvReading } from '@prentice/contract';
import type { CvDocument, EntryReading, SkillMention } from './cv-document.ts';
import { confidence, type FieldSource } from './field-source.ts';
import { listedProjects } from './listed-projects.ts';
import { nameParts } from './read-person.ts';
import { internationalPhone, skippedParts, unplacedParts } from './skipped-parts.ts';

const isSure = (source: FieldSource): boolean => source.confidence > confidence.place;

type History = 'experience' | 'project';

function personFindings({ resume, fields }: CvDocument): CvFinding[] {
  const findings: CvFinding[] = [];
  const { name, label, summary, phone } = resume.basics;
  const quote = (key: string): string => fields[`/basics/${key}`]?.quote ?? '';
  const parts = name && nameParts(name);
  const fits = parts && parts.firstName.length <= L.name && parts.lastName.length <= L.name;
  if (parts && fits) findings.push({ kind: 'name', quote: quote('name'), ...parts });
  if (label && label.length <= L.headline) findings.push({ kind: 'headline', quote: quote('label'), headline: label });
  const international = phone ? internationalPhone(phone) : null;
  if (international) findings.push({ kind: 'phone', quote: quote('phone'), phone: international });
  if (summary && summary.length <= L.about) findings.push({ kind: 'about', quote: quote('summary'), about: summary });
  return findings;
}

const educationFindings = ({ studies }: CvDocument): CvFinding[] =>
  studies
    .filter(({ institution }) => institution.length >= L.institution.min && institution.length <= L.institution.max)
    .map(({ institution, level, area, start, end, source }): CvFinding => {
      const base = { kind: 'education' as const, quote: source.quote, sure: isSure(source) };
      return { ...base, institution, degree: level, field: area, start, end };
    })
    .slice(0, L.education);

const historyFindings = (kind: History, entries: readonly EntryReading[]): CvFinding[] =>
  entries
    .flatMap(({ title, organisation, start, end, highlights, source }): CvFinding[] => {
      if (title === null) return [];
      /* What is too long for the profile is left for its owner to shorten, not cut in silence. */
      const short = highlights.filter((point) => point.length <= L.highlights.length).slice(0, L.highlights.count);
      return [{ kind, quote: source.quote, sure: isSure(source), title, organisation, start, end, highlights: short }];
    })
    .slice(0, L.entries);

function skillFindings(skills: readonly SkillMention[]): CvFinding[] {
  const once = new Map(skills.toReversed().map((skill) => [skill.id ?? skill.label.toLowerCase(), skill]));
  return [...once.values()]
    .toReversed()
    .map(({ id, label, matched, source }): CvFinding => ({ kind: 'skill', quote: source.quote, id, label, matched }))
    .slice(0, L.skills);
}

function linkFindings({ resume, fields }: CvDocument): CvFinding[] {
  const { url, profiles } = resume.basics;
  const links = profiles.map((profile, index) => ({ url: profile.url, key: `/basics/profiles/${index}/url` }));
  if (url) links.push({ url, key: '/basics/url' });
  return links
    .map(({ url: address, key }): CvFinding => ({ kind: 'link', quote: fields[key]?.quote ?? '', url: address }))
    .slice(0, L.links);
}

/** Returns what a profile can take over from a CV, in the order of the profile. */
export function findingsOf(document: CvDocument): CvReading {
  const languages = document.languages.slice(0, L.languages).map(({ code, level, native, source }): CvFinding => {
    return { kind: 'language', quote: source.quote, language: code, level, native };
  });
  return {
    version: CV_READING_VERSION,
    findings: [
      ...personFindings(document),
      ...educationFindings(document),
      ...historyFindings('experience', document.work),
      ...historyFindings('project', document.projects),
      ...listedProjects(document).slice(0, L.entries),
      ...skillFindings(document.skills),
      ...languages,
      ...linkFindings(document),
    ],
    skipped: skippedParts(document),
    unplaced: unplacedParts(document),
  };
}
