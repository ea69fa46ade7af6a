import { internLimits, type CvFinding, type InternUpdate } from '@prentice/contract';
import type { ProfileValues } from './profile.values.ts';

/** What a CV cannot say by itself, and its owner adds: the month it began, the level. */
export interface Added {
  readonly start?: string;
  readonly degree?: InternUpdate['education'][number]['degree'];
  readonly level?: InternUpdate['languages'][number]['level'];
}

/** One finding beside the profile as it is. */
export interface Proposal {
  readonly finding: CvFinding;
  /** `replaces` what stands there, is `known` already, has no room (`full`), or is `new`. */
  readonly effect: 'new' | 'replaces' | 'known' | 'full';
  /** What would be overwritten. */
  readonly present: string;
  readonly missing: readonly (keyof Added)[];
}

type Of<K extends CvFinding['kind']> = Extract<CvFinding, { kind: K }>;
type Single = Of<'name'> | Of<'headline'> | Of<'about'>;
type Listed = Exclude<CvFinding, Single>;
type History = Of<'education'> | Of<'experience'> | Of<'project'>;

const same = (a: string | null | undefined, b: string | null | undefined): boolean =>
  (a ?? '').trim().toLowerCase() === (b ?? '').trim().toLowerCase();
const isSingle = (finding: CvFinding): finding is Single => ['name', 'headline', 'about'].includes(finding.kind);

/* New skills start at the level that the list of skills starts with. */
const FIRST_LEVEL = 2;

function presentOf(finding: Single, values: ProfileValues): string {
  if (finding.kind === 'name') return [values.firstName, values.lastName].filter(Boolean).join(' ');
  return (finding.kind === 'headline' ? values.headline : values.about) ?? '';
}

/** What a finding says, in a line. */
export function wordsOf(finding: CvFinding): string {
  switch (finding.kind) {
    case 'name':
      return `${finding.firstName} ${finding.lastName}`;
    case 'headline':
      return finding.headline;
    case 'about':
      return finding.about;
    case 'link':
      return finding.url;
    case 'education':
      return [finding.field, finding.institution].filter(Boolean).join(', ');
    case 'skill':
      return finding.label;
    case 'language':
      return finding.language;
    default:
      return [finding.title, finding.organisation].filter(Boolean).join(', ');
  }
}

interface Place {
  readonly field: 'education' | 'experience' | 'projects' | 'skills' | 'languages' | 'links';
  readonly max: number;
  readonly known: boolean;
}

/** Which list a finding belongs to, and whether it is in it. */
function placeOf(finding: Listed, values: ProfileValues): Place {
  const L = internLimits;
  switch (finding.kind) {
    case 'education':
      return {
        field: 'education',
        max: L.education,
        known: values.education.some(
          (one) =>
            same(one.institution, finding.institution) && (finding.field === null || same(one.field, finding.field)),
        ),
      };
    case 'experience':
      return {
        field: 'experience',
        max: L.entries,
        known: values.experience.some(
          (one) => same(one.title, finding.title) && same(one.organisation, finding.organisation),
        ),
      };
    case 'project':
      return {
        field: 'projects',
        max: L.entries,
        known: values.projects.some((one) => same(one.title, finding.title)),
      };
    case 'skill':
      return { field: 'skills', max: L.skills, known: values.skills.some((one) => same(one.label, finding.label)) };
    case 'language':
      return {
        field: 'languages',
        max: L.languages,
        known: values.languages.some((one) => one.language === finding.language),
      };
    case 'link':
      return { field: 'links', max: L.links, known: values.links.some((one) => same(one, finding.url)) };
  }
}

function missingOf(finding: CvFinding): (keyof Added)[] {
  const missing: (keyof Added)[] = [];
  if ('start' in finding && finding.start === null) missing.push('start');
  if (finding.kind === 'education' && finding.degree === null) missing.push('degree');
  if (finding.kind === 'language' && finding.level === null) missing.push('level');
  return missing;
}

/** What was found, each beside what the profile says; what the profile has no room for comes with that word. */
export function proposalsOf(findings: readonly CvFinding[], values: ProfileValues): Proposal[] {
  const taken = new Map<string, number>();
  return findings.map((finding): Proposal => {
    const missing = missingOf(finding);
    if (isSingle(finding)) {
      const present = presentOf(finding, values);
      const known = same(present, wordsOf(finding));
      return { finding, present, missing, effect: known ? 'known' : present === '' ? 'new' : 'replaces' };
    }
    const { field, max, known } = placeOf(finding, values);
    if (known) return { finding, present: '', missing, effect: 'known' };
    const count = (taken.get(field) ?? values[field].length) + 1;
    taken.set(field, count);
    return { finding, present: '', missing, effect: count > max ? 'full' : 'new' };
  });
}

/** The profile with what was chosen; nothing else of it changes. */
export function withFindings(
  values: ProfileValues,
  chosen: readonly { finding: CvFinding; added: Added }[],
): ProfileValues {
  const next: ProfileValues = structuredClone(values);
  for (const { finding, added } of chosen) takeOver(next, finding, added);
  return next;
}

function takeOver(next: ProfileValues, finding: CvFinding, added: Added): void {
  if (finding.kind === 'name') Object.assign(next, { firstName: finding.firstName, lastName: finding.lastName });
  else if (finding.kind === 'headline') next.headline = finding.headline;
  else if (finding.kind === 'about') next.about = finding.about;
  else append(next, finding, added);
}

function append(next: ProfileValues, finding: Listed, added: Added): void {
  switch (finding.kind) {
    case 'link':
      next.links.push(finding.url);
      return;
    case 'skill':
      next.skills.push({ id: finding.id, label: finding.label, level: FIRST_LEVEL });
      return;
    case 'language':
      next.languages.push({ language: finding.language, level: finding.level ?? added.level ?? 'A1' });
      return;
    default:
      appendHistory(next, finding, finding.start ?? added.start ?? '', added);
  }
}

function appendHistory(next: ProfileValues, finding: History, start: string, { degree = 'bachelor' }: Added): void {
  const end = finding.end !== null && finding.end < start ? null : finding.end;
  if (finding.kind === 'education') {
    const { institution, field } = finding;
    const level = finding.degree ?? degree;
    next.education.push({ institution, degree: level, field, start, expectedEnd: end, grade: null });
    return;
  }
  const { title, organisation, highlights } = finding;
  (finding.kind === 'experience' ? next.experience : next.projects).push({
    title,
    organisation,
    start,
    end,
    highlights,
  });
}
