import { internLimits, internUpdate, isEndBeforeStart, type CvFinding, type InternUpdate } from '@prentice/contract';

/** What a CV does not state and its owner adds: when it began, the degree, the level of a language or a skill. */
export interface ProposalAdditions {
  readonly start?: string;
  readonly degree?: InternUpdate['education'][number]['degree'];
  readonly level?: InternUpdate['languages'][number]['level'];
  readonly skillLevel?: number;
}

/** One finding of the CV, compared with the profile. */
export interface CvProposal {
  readonly finding: CvFinding;
  /** `replaces` what is there, is `known` already, has no room (`full`), or is `new`. */
  readonly effect: 'new' | 'replaces' | 'known' | 'full';
  /** What would be overwritten. */
  readonly present: string;
  readonly missing: readonly (keyof ProposalAdditions)[];
}

type Of<K extends CvFinding['kind']> = Extract<CvFinding, { kind: K }>;
type Single = Of<'name'> | Of<'headline'> | Of<'phone'> | Of<'about'>;
type Listed = Exclude<CvFinding, Single>;
type History = Of<'education'> | Of<'experience'> | Of<'project'>;

const isSameText = (a: string | null | undefined, b: string | null | undefined): boolean =>
  (a ?? '').trim().toLowerCase() === (b ?? '').trim().toLowerCase();
const isSingle = (finding: CvFinding): finding is Single =>
  ['name', 'headline', 'phone', 'about'].includes(finding.kind);

/** The levels that a skill of a CV may have: nobody writes into it what they only begin to learn. */
export const cvSkillLevels = [2, 3, 4] as const;
/** The level of a skill that somebody names without a level: lower would understate what they offer. */
export const USUAL_SKILL_LEVEL = 3;

function presentOf(finding: Single, values: InternUpdate): string {
  if (finding.kind === 'name') return [values.firstName, values.lastName].filter(Boolean).join(' ');
  return values[finding.kind] ?? '';
}

/** Returns a finding as one line of text. */
export function findingText(finding: CvFinding): string {
  switch (finding.kind) {
    case 'name':
      return `${finding.firstName} ${finding.lastName}`;
    case 'headline':
      return finding.headline;
    case 'phone':
      return finding.phone;
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

interface FindingLocation {
  readonly field: 'education' | 'experience' | 'projects' | 'skills' | 'languages' | 'links';
  readonly max: number;
  readonly isKnown: boolean;
}

/** Returns which list a finding belongs to, and whether it is in it. */
function locateFinding(finding: Listed, values: InternUpdate): FindingLocation {
  const limits = internLimits;
  switch (finding.kind) {
    case 'education':
      return {
        field: 'education',
        max: limits.education,
        isKnown: values.education.some(
          (study) =>
            isSameText(study.institution, finding.institution) &&
            (finding.field === null || isSameText(study.field, finding.field)),
        ),
      };
    case 'experience':
      return {
        field: 'experience',
        max: limits.entries,
        isKnown: values.experience.some(
          (position) =>
            isSameText(position.title, finding.title) && isSameText(position.organisation, finding.organisation),
        ),
      };
    case 'project':
      return {
        field: 'projects',
        max: limits.entries,
        isKnown: values.projects.some((project) => isSameText(project.title, finding.title)),
      };
    case 'skill':
      return {
        field: 'skills',
        max: limits.skills,
        isKnown: values.skills.some((skill) => isSameText(skill.label, finding.label)),
      };
    case 'language':
      return {
        field: 'languages',
        max: limits.languages,
        isKnown: values.languages.some((language) => language.language === finding.language),
      };
    case 'link':
      return { field: 'links', max: limits.links, isKnown: values.links.some((link) => isSameText(link, finding.url)) };
  }
}

function missingOf(finding: CvFinding): (keyof ProposalAdditions)[] {
  const missing: (keyof ProposalAdditions)[] = [];
  if ('start' in finding && finding.start === null) missing.push('start');
  if (finding.kind === 'education' && finding.degree === null) missing.push('degree');
  if (finding.kind === 'language' && finding.level === null) missing.push('level');
  return missing;
}

/** Findings whose parts are shown by name, and can be edited. */
export type EditableFinding = History;
export const isEditable = (finding: CvFinding): finding is EditableFinding =>
  ['education', 'experience', 'project'].includes(finding.kind);

const lists = { education: 'education', experience: 'experience', project: 'projects' } as const;
/* Months and level are asked for apart. */
const someMonth = '2000-01';

/** Names the fields of an edited finding that the profile would refuse. */
export function invalidFields(finding: CvFinding): string[] {
  if (!isEditable(finding)) return [];
  const next: InternUpdate = internUpdate.parse({});
  appendHistory(next, { ...finding, end: null }, someMonth, {});
  const field = lists[finding.kind];
  const { error } = internUpdate.shape[field].safeParse(next[field]);
  return [...new Set(error?.issues.map(({ path }) => String(path[1])))];
}

/** Compares each finding with the profile; findings beyond the limits of the profile are marked as `full`. */
export function createProposals(findings: readonly CvFinding[], values: InternUpdate): CvProposal[] {
  const entryCounts = new Map<string, number>();
  return findings.map((finding): CvProposal => {
    const missing = missingOf(finding);
    if (isSingle(finding)) {
      const present = presentOf(finding, values);
      const isInProfile = isSameText(present, findingText(finding));
      return { finding, present, missing, effect: isInProfile ? 'known' : present === '' ? 'new' : 'replaces' };
    }
    const { field, max, isKnown } = locateFinding(finding, values);
    if (isKnown) return { finding, present: '', missing, effect: 'known' };
    const count = (entryCounts.get(field) ?? values[field].length) + 1;
    entryCounts.set(field, count);
    return { finding, present: '', missing, effect: count > max ? 'full' : 'new' };
  });
}

/**
 * Returns whether a proposal is ticked at first: it overwrites nothing, was read for sure, and is complete or cannot be
 * done without.
 */
export const isTickedByDefault = (
  { effect, missing, finding }: CvProposal,
  needed: readonly CvFinding['kind'][],
): boolean =>
  effect === 'new' && !('sure' in finding && !finding.sure) && (missing.length === 0 || needed.includes(finding.kind));

/** Returns whether a CV says something for sure that the profile does not say. */
export const hasNewFindings = (findings: readonly CvFinding[], values: InternUpdate): boolean =>
  createProposals(findings, values).some((proposal) => isTickedByDefault(proposal, []));

/** Returns the profile with the chosen findings; nothing else changes. */
export function applyFindings(
  values: InternUpdate,
  chosen: readonly { finding: CvFinding; added: ProposalAdditions }[],
): InternUpdate {
  const next: InternUpdate = structuredClone(values);
  for (const { finding, added } of chosen) applyFinding(next, finding, added);
  return next;
}

function applyFinding(next: InternUpdate, finding: CvFinding, added: ProposalAdditions): void {
  if (finding.kind === 'name') Object.assign(next, { firstName: finding.firstName, lastName: finding.lastName });
  else if (finding.kind === 'headline') next.headline = finding.headline;
  else if (finding.kind === 'phone') next.phone = finding.phone;
  else if (finding.kind === 'about') next.about = finding.about;
  else append(next, finding, added);
}

function append(next: InternUpdate, finding: Listed, added: ProposalAdditions): void {
  switch (finding.kind) {
    case 'link':
      next.links.push(finding.url);
      return;
    case 'skill':
      next.skills.push({ id: finding.id, label: finding.label, level: added.skillLevel ?? USUAL_SKILL_LEVEL });
      return;
    case 'language':
      next.languages.push({ language: finding.language, level: finding.level ?? added.level ?? 'A1' });
      return;
    default:
      appendHistory(next, finding, finding.start ?? added.start ?? '', added);
  }
}

function appendHistory(
  next: InternUpdate,
  finding: History,
  start: string,
  { degree = 'bachelor' }: ProposalAdditions,
): void {
  const end = finding.end !== null && isEndBeforeStart(start, finding.end) ? null : finding.end;
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
    highlights: highlights.filter((point) => point.trim() !== ''),
  });
}
