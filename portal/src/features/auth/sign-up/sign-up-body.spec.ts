import { expect, it } from 'vitest';
import { signUpSchemas } from '../auth-schemas.ts';
import { emptySignUp, signUpDraft, normaliseWebsite } from './sign-up-body.ts';

const values = {
  ...emptySignUp,
  email: 'ada@example.org',
  password: 'correct horse battery',
  terms: true,
  privacy: true,
};
const localeInfo = { locale: 'de', timeZone: 'Europe/Vienna', next: '/internships/1' } as const;

it('builds a body that the contract accepts', () => {
  const intern = signUpSchemas.intern.safeParse(signUpDraft('intern', values, localeInfo));
  expect(intern.data).toMatchObject({
    email: 'ada@example.org',
    timeZone: 'Europe/Vienna',
    locale: 'de',
    next: '/internships/1',
  });
  const company = { ...values, companyName: 'Example Works', website: 'example.org' };
  const employer = signUpSchemas.employer.safeParse(signUpDraft('employer', company, localeInfo));
  expect(employer.data).toMatchObject({ website: 'https://example.org', name: null });
});

it('reports the missing consent, and leaves out an unknown time zone', () => {
  const draft = signUpDraft('intern', { ...values, terms: false }, { ...localeInfo, timeZone: 'Moon/Crater' });
  expect(draft.timeZone).toBeUndefined();
  const paths = signUpSchemas.intern.safeParse(draft).error?.issues.map((issue) => issue.path.join('.'));
  expect(paths).toEqual(['consents.terms']);
});

it('adds https to a website without a scheme and keeps other schemes for validation', () => {
  expect(normaliseWebsite(' example.org/about ')).toBe('https://example.org/about');
  expect(normaliseWebsite('http://example.org')).toBe('http://example.org');
  expect(normaliseWebsite('')).toBe('');
});
