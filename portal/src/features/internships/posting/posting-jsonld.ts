import { endOfDay, fromMinorUnits } from '@prentice/contract';
import { dateText } from '../../../i18n/format.ts';
import { markdownHtml } from '@prentice/design/markdown';
import { payDisplay, type Pay, type Posting } from '../../../shared/internship.views.ts';
import { payText, placeText, type FormatContext } from '../../../shared/internship-facts.ts';

const units = { hour: 'HOUR', week: 'WEEK', month: 'MONTH' } as const;

/** Returns the salary for schema.org, which knows no "in total"; expenses are not a salary: both are left out rather than bent. */
function baseSalary(pay: Pay): object | undefined {
  const display = payDisplay(pay);
  if (display.kind !== 'amount' || display.type === 'expenses_only' || display.unit === 'total') return undefined;
  const [least, most] = [display.min, display.max].map((amount) => fromMinorUnits(amount, display.currency));
  const amounts = least === most ? { value: least } : { minValue: least, maxValue: most };
  return {
    '@type': 'MonetaryAmount',
    currency: display.currency,
    value: { '@type': 'QuantitativeValue', ...amounts, unitText: units[display.unit] },
  };
}

const places = (posting: Posting): object[] =>
  posting.locations.map(({ city, country }) => ({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
  }));

function where(posting: Posting): object {
  if (posting.workMode !== 'remote') return { jobLocation: places(posting) };
  const countries = [...new Set(posting.locations.map((place) => place.country))];
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
  };
}

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

/**
 * Returns the posting as a schema.org JobPosting, by the rules of Google's documentation "Job posting structured data": a title
 * without extras, the whole description as HTML, a place or telecommuting with countries, pay as it is.
 */
export function jobPosting(posting: Posting, { publicUrl }: { publicUrl: string }): Record<string, unknown> {
  const { employer } = posting;
  const text = [posting.description, list(posting.tasks), list(posting.learningOutcomes)].join('\n\n');
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: posting.title,
    description: markdownHtml(text),
    identifier: { '@type': 'PropertyValue', name: employer.name, value: posting.id },
    datePosted: (posting.firstPublishedAt ?? '').slice(0, 10),
    validThrough: endOfDay(posting.deadline).toISOString(),
    employmentType: 'INTERN',
    url: `${publicUrl}/internships/${posting.id}`,
    directApply: true,
    hiringOrganization: {
      '@type': 'Organization',
      name: employer.name,
      sameAs: `${publicUrl}/internships/companies/${employer.slug}`,
      ...(employer.logoId && { logo: `${publicUrl}/api/employers/${employer.id}/logo` }),
    },
    ...where(posting),
    ...(baseSalary(posting.pay) && { baseSalary: baseSalary(posting.pay) }),
    totalJobOpenings: posting.openings,
    skills: posting.requiredSkills.map((skill) => skill.label).join(', '),
  };
}

/** Returns one or two sentences for search results and link previews: what, where, pay, deadline, answer. */
export function postingDescription(posting: Posting, { t, language }: FormatContext): string {
  const place = placeText(posting.locations, { t, language }) || t(`workMode.${posting.workMode}`);
  return t('internship.pageDescription', {
    title: posting.title,
    company: posting.employer.name,
    place,
    pay: payText(posting.pay, { t, language }),
    deadline: posting.deadline ? dateText(language, posting.deadline) : t('internships.noDeadline'),
    days: posting.responseDays,
  });
}
