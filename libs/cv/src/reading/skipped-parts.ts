import { internLimits as L, type CvSkipped, type CvUnplaced } from '@prentice/contract';
import type { CvDocument, EntryReading } from './cv-document.ts';

type Kind = CvSkipped['kind'];
type Quoted = { readonly source: { readonly quote: string } };

/**
 * Returns a phone number with its country code, as profiles store it; null without one, as nobody knows its country.
 */
export const internationalPhone = (phone: string): string | null =>
  /^(?:\+|00)/.test(phone) ? `+${phone.replace(/^00/, '').replace(/\D/g, '')}` : null;

function skippedAboutPerson({ resume, fields }: CvDocument): CvSkipped[] {
  const { label, summary, phone } = resume.basics;
  const quote = (key: string, otherwise: string): string => fields[`/basics/${key}`]?.quote ?? otherwise;
  const skipped: CvSkipped[] = [];
  if (label && label.length > L.headline)
    skipped.push({ kind: 'headline', reason: 'too_long', quote: quote('label', label) });
  if (phone && internationalPhone(phone) === null)
    skipped.push({ kind: 'phone', reason: 'no_country_code', quote: quote('phone', phone) });
  if (summary && summary.length > L.about)
    skipped.push({ kind: 'about', reason: 'too_long', quote: quote('summary', summary) });
  return skipped;
}

const beyond = (kind: Kind, items: readonly Quoted[], limit: number): CvSkipped[] =>
  items.slice(limit).map(({ source }) => ({ kind, reason: 'limit', quote: source.quote }));

function skippedEntries(kind: 'experience' | 'project', entries: readonly EntryReading[]): CvSkipped[] {
  const titled = entries.filter(({ title }) => title !== null);
  const longPoints = titled
    .slice(0, L.entries)
    .flatMap(({ highlights }) => highlights.filter((point) => point.length > L.highlights.length));
  return [
    ...entries
      .filter(({ title }) => title === null)
      .map(({ source }): CvSkipped => ({ kind, reason: 'no_title', quote: source.quote })),
    ...longPoints.map((quote): CvSkipped => ({ kind, reason: 'too_long', quote })),
    ...beyond(kind, titled, L.entries),
  ];
}

/** Returns what a CV says and a profile cannot take over as it is, with the reason. */
export const skippedParts = (document: CvDocument): CvSkipped[] => [
  ...skippedAboutPerson(document),
  ...beyond('education', document.studies, L.education),
  ...skippedEntries('experience', document.work),
  ...skippedEntries('project', document.projects),
  ...beyond('language', document.languages, L.languages),
];

/* A CV has a handful of headings; a text that looks like many must not fill the page. */
const MAX_SECTIONS = 8;

/** Returns what was read of a CV and has no field in a profile. */
export function unplacedParts({ resume, volunteer, sections }: CvDocument): CvUnplaced[] {
  const address = resume.basics.location?.address;
  const headings = sections.flatMap(({ name, heading, lines }) =>
    heading && lines.length > 0 && (name === 'other' || name === 'references') ? [heading.text] : [],
  );
  return [
    ...(address ? [{ kind: 'address' as const, quote: address }] : []),
    ...volunteer.slice(0, 1).map(({ heading }): CvUnplaced => ({ kind: 'volunteer', quote: heading.quote })),
    ...headings.slice(0, MAX_SECTIONS).map((quote): CvUnplaced => ({ kind: 'section', quote })),
  ];
}
