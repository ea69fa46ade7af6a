import { employerSignUp, internSignUp, isTimeZone, policyVersions, type EmployerSignUp } from '@prentice/contract';
import type { z } from 'zod';

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

/** `example.org` as people type it becomes an https address. */
export function normaliseWebsite(typed: string): string {
  const text = typed.trim();
  if (text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text)) return text;
  return `https://${text}`;
}

type Draft<T> = { [K in keyof T]?: unknown };

interface LocaleInfo {
  locale: string;
  timeZone: string | undefined;
}

/** Returns the request body as far as it is filled in, for the contract's schema to check. */
export function signUpDraft(
  role: 'intern' | 'employer',
  values: SignUpValues,
  localeInfo: LocaleInfo,
): Draft<EmployerSignUp> {
  const { email, password } = values;
  return { email, password, ...signUpDetails(role, values, localeInfo) };
}

/** Returns the same for somebody whom an external provider has identified: without address and password. */
export const externalSignUpDraft = (
  role: 'intern' | 'employer' | null,
  values: SignUpValues,
  localeInfo: LocaleInfo,
): object => ({ role, ...signUpDetails(role, values, localeInfo) });

function signUpDetails(role: 'intern' | 'employer' | null, values: SignUpValues, { locale, timeZone }: LocaleInfo) {
  const { companyName, website, name, broadcastMail } = values;
  const consents = {
    terms: values.terms ? policyVersions.terms : '',
    privacy: values.privacy ? policyVersions.privacy : '',
    broadcastMail,
  };
  const common = { consents, locale, ...(timeZone && isTimeZone(timeZone) ? { timeZone } : {}) };
  return role === 'employer' ? { ...common, companyName, website: normaliseWebsite(website), name } : common;
}

export const signUpSchemas = { intern: internSignUp, employer: employerSignUp } satisfies Record<string, z.ZodType>;
