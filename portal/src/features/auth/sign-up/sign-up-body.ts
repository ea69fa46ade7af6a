import { isTimeZone, policyVersions, type EmployerSignUp } from '@prentice/contract';
import type { Language } from '../../../i18n/language.ts';

/** The values of the form; ticked boxes become the policy versions that were shown. */
export interface SignUpValues extends Record<string, unknown> {
  email: string;
  password: string;
  companyName: string;
  website: string;
  name: string;
  terms: boolean;
  privacy: boolean;
  broadcastMail: boolean;
}

export const emptySignUp: SignUpValues = {
  email: '',
  password: '',
  companyName: '',
  website: '',
  name: '',
  terms: false,
  privacy: false,
  broadcastMail: false,
};

/** Makes an address: `example.org` as people type it becomes an https address. */
export function normaliseWebsite(typed: string): string {
  const text = typed.trim();
  if (text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text)) return text;
  return `https://${text}`;
}

type Draft<T> = { [K in keyof T]?: unknown };

interface LocaleInfo {
  locale: Language;
  timeZone: string | undefined;
}

/**
 * Returns the language of the page and the time zone of the browser, for a new account. A zone that is not known is
 * left out.
 */
export function localeFieldsOf({ locale, timeZone }: LocaleInfo): { locale: Language; timeZone?: string } {
  return { locale, ...(timeZone && isTimeZone(timeZone) ? { timeZone } : {}) };
}

/** Returns the time zone of the browser. */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the request body as far as it is filled in, for the contract's schema to check. */
export function signUpDraft(
  role: 'intern' | 'employer',
  values: SignUpValues,
  { next, ...localeInfo }: LocaleInfo & { next: string | null },
): Draft<EmployerSignUp> {
  const { email, password } = values;
  return { email, password, next, ...signUpDetails(role, values, localeInfo) };
}

/** Returns the same for somebody whom an external provider has identified: without address and password. */
export const externalSignUpDraft = (
  role: 'intern' | 'employer' | null,
  values: SignUpValues,
  localeInfo: LocaleInfo,
): object => ({ role, ...signUpDetails(role, values, localeInfo) });

function signUpDetails(role: 'intern' | 'employer' | null, values: SignUpValues, localeInfo: LocaleInfo) {
  const { companyName, website, name, broadcastMail } = values;
  const consents = {
    terms: values.terms ? policyVersions.terms : '',
    privacy: values.privacy ? policyVersions.privacy : '',
    broadcastMail,
  };
  const common = { consents, ...localeFieldsOf(localeInfo) };
  return role === 'employer' ? { ...common, companyName, website: normaliseWebsite(website), name } : common;
}
