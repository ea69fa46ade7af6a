import type { CvReviewFinding } from '@prentice/contract';
import { periodIn } from '../reading/cv-dates.ts';
import type { CvDocument, StudyReading } from '../reading/cv-document.ts';
import { sourceOf } from '../reading/field-source.ts';
import { findingOf, notGraded, passOrFind, type Check } from './review-check.ts';

/* Programs that receive CVs commonly read four pages, and refuse files of more than 2 MB. */
const MAX_READ_PAGES = 4;
const LARGE_FILE = 2_000_000;
/** The share of characters without a letter from which text is lost. */
const UNMAPPED = 0.005;
const LEAST_SKILLS = 3;

const charactersOf = ({ lines }: CvDocument): number => lines.reduce((sum, { text }) => sum + text.length, 0);

/* The reading refuses a file without any text; here a page of several is a picture. */
function pagesCheck({ file, lines }: CvDocument): Check {
  if (file.format !== 'pdf') return notGraded;
  const read = new Set(lines.map((line) => line.page));
  const missing = file.pages.map((_, index) => index + 1).filter((page) => !read.has(page));
  const findings = missing.map((page) => findingOf('page_without_text', { page, box: null, quote: '' }, { page }));
  return { score: findings.length === 0 ? 1 : 0, findings };
}

/**
 * Returns a finding for each main section that has a heading of which nothing could be read: what it says is lost, was
 * taken for something else, or could not be told apart, so that nobody can grade the whole.
 */
export function unreadSections({ sections, work }: CvDocument): CvReviewFinding[] {
  return (['education', 'experience'] as const).flatMap((main) => {
    const named = sections.filter(({ name }) => name === main);
    const heading = named.find((section) => section.heading !== null)?.heading;
    const isRead = named.some(({ lines }) => lines.length > 0) && (main === 'education' || work.length > 0);
    const rule = named.some(({ lines }) => lines.length > 0) ? 'unread_entries' : 'unread_section';
    return heading && !isRead ? [findingOf(rule, sourceOf([heading], 1))] : [];
  });
}

const hasHeading = ({ sections }: CvDocument, main: 'education' | 'experience'): boolean =>
  sections.some(({ name, heading }) => name === main && heading !== null);

function unmappedCheck(document: CvDocument): Check {
  const { unmapped } = document.file;
  const share = unmapped / Math.max(1, charactersOf(document));
  return passOrFind(share < UNMAPPED, () => findingOf('unmapped_text', undefined, { count: unmapped }));
}

/* Nobody is praised for the absence of a trick. */
function hiddenCheck({ file }: CvDocument): Check {
  const findings = file.hidden.map((place) => findingOf('hidden_text', place));
  return findings.length === 0 ? notGraded : { score: 0, findings };
}

function unreadCheck(document: CvDocument): Check {
  const findings = unreadSections(document);
  return findings.length === 0 ? notGraded : { score: 0, findings };
}

/** Checks how well programs can read a file. */
export function readableChecks(document: CvDocument): Check[] {
  const { file, resume, fields } = document;
  const placed = file.format === 'pdf';
  const structured = file.format !== 'txt';
  return [
    unmappedCheck(document),
    pagesCheck(document),
    hiddenCheck(document),
    unreadCheck(document),
    structured && resume.basics.email
      ? passOrFind(!file.contactInMargin, () => findingOf('contact_in_margin', fields['/basics/email']))
      : notGraded,
    structured ? passOrFind(!file.tables, () => findingOf('tables')) : notGraded,
    placed ? passOrFind(file.columns < 2, () => findingOf('columns', undefined, { count: file.columns })) : notGraded,
    placed
      ? passOrFind(file.pages.length <= MAX_READ_PAGES, () =>
          findingOf('many_pages', undefined, { pages: file.pages.length, most: MAX_READ_PAGES }),
        )
      : notGraded,
    structured
      ? passOrFind(file.bytes <= LARGE_FILE, () =>
          findingOf('large_file', undefined, {
            mb: Math.round(file.bytes / 100_000) / 10,
            most: LARGE_FILE / 1_000_000,
          }),
        )
      : notGraded,
  ];
}

function skillsCheck({ skills }: CvDocument): Check {
  const listedSkills = skills.filter(({ evidence }) => evidence === 'listed');
  const count = new Set(listedSkills.map(({ id, label }) => id ?? label.toLowerCase())).size;
  const missing = findingOf('few_skills', undefined, { count, least: LEAST_SKILLS });
  return { score: Math.min(1, count / LEAST_SKILLS), findings: count < LEAST_SKILLS ? [missing] : [] };
}

const isDated = ({ start, end }: StudyReading): boolean => start !== null || end !== null;

/* A study whose words the reading could not tell apart is still one: what counts is what is below its heading. */
function educationChecks(document: CvDocument): Check[] {
  const { studies, sections } = document;
  const lines = sections.filter(({ name }) => name === 'education').flatMap((section) => section.lines);
  const stated = studies.length > 0 || lines.length > 0;
  const dated = lines.some(({ cells }) => periodIn(cells.join('   ')) !== null) || studies.some(isDated);
  return [
    stated || !hasHeading(document, 'education') ? passOrFind(stated, () => findingOf('no_education')) : notGraded,
    stated
      ? passOrFind(dated, () => findingOf('no_education_dates', lines[0] ? sourceOf(lines.slice(0, 1), 1) : undefined))
      : notGraded,
  ];
}

/** Checks whether a CV says what every recipient looks for. */
export function completeChecks(document: CvDocument): Check[] {
  const { resume, work, volunteer, projects, languages } = document;
  const { name, email, phone } = resume.basics;
  const practised = work.length + volunteer.length + projects.length > 0;
  return [
    passOrFind(name !== null, () => findingOf('no_name')),
    passOrFind(email !== null, () => findingOf('no_email')),
    passOrFind(phone !== null, () => findingOf('no_phone')),
    ...educationChecks(document),
    practised || !hasHeading(document, 'experience')
      ? passOrFind(practised, () => findingOf('no_experience'))
      : notGraded,
    skillsCheck(document),
    passOrFind(languages.length > 0, () => findingOf('no_languages')),
  ];
}
