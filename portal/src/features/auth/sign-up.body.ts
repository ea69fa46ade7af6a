import { employerSignUp, internSignUp, isTimeZone, policyVersions, type EmployerSignUp } from '@prentice/contract';
import type { z } from 'zod';

/** What stands in the form; boxes become the versions that were shown. */
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
export function websiteOf(typed: string): string {
  const text = typed.trim();
  if (text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text)) return text;
  return `https://${text}`;
}

type Draft<T> = { [K in keyof T]?: unknown };

interface Whereabouts {
  locale: string;
  timeZone: string | undefined;
}

/** The request as far as it is filled in, for the contract's schema to check. */
export function signUpDraft(
  role: 'intern' | 'employer',
  values: SignUpValues,
  whereabouts: Whereabouts,
): Draft<EmployerSignUp> {
  const { email, password } = values;
  return { email, password, ...about(role, values, whereabouts) };
}

/** The same for somebody whom an external provider has proven: without address and password. */
export const externalDraft = (
  role: 'intern' | 'employer' | null,
  values: SignUpValues,
  whereabouts: Whereabouts,
): object => ({ role, ...about(role, values, whereabouts) });

function about(role: 'intern' | 'employer' | null, values: SignUpValues, { locale, timeZone }: Whereabouts) {
  const { companyName, website, name, broadcastMail } = values;
  const consents = {
    terms: values.terms ? policyVersions.terms : '',
    privacy: values.privacy ? policyVersions.privacy : '',
    broadcastMail,
  };
  const common = { consents, locale, ...(timeZone && isTimeZone(timeZone) ? { timeZone } : {}) };
  return role === 'employer' ? { ...common, companyName, website: websiteOf(website), name } : common;
}

export const signUpSchemas = { intern: internSignUp, employer: employerSignUp } satisfies Record<string, z.ZodType>;
