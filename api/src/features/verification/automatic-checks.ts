import { isDeepStrictEqual } from 'node:util';
import {
  checkIds,
  freeMailDomains,
  minimumCompleteness,
  websiteDomain,
  type Check,
  type CheckId,
  type CheckResult,
} from '@prentice/contract';
import type { EmployerVerificationFile, SimilarEmployers } from '../employers/index.ts';
import type { OutboundAnswer } from '../../platform/outbound/outbound-client.ts';

/**
 * Forms of company register numbers by country, as their registers write them, without spaces: Firmenbuch (AT),
 * Unternehmens-Identifikationsnummer (CH), Handelsregister (DE), CVR (DK), SIREN or SIRET (FR), Companies House (GB),
 * KRS (PL), IČO (CZ, SK), KvK (NL), codice fiscale of companies (IT). Other countries are only asked for digits.
 */
const formats: Readonly<Record<string, RegExp>> = {
  AT: /^(FN)?\d{1,6}[A-Z]$/,
  CH: /^CHE\d{9}(MWST|TVA|IVA)?$/,
  CZ: /^\d{8}$/,
  DE: /^(HRA|HRB|GNR|PR|VR)\d{1,6}[A-Z]?$/,
  DK: /^(CVR)?\d{8}$/,
  FR: /^(\d{9}|\d{14})$/,
  GB: /^([A-Z]{2}\d{6}|\d{8})$/,
  IT: /^\d{11}$/,
  NL: /^(KVK)?\d{8}$/,
  PL: /^(KRS)?\d{10}$/,
  SK: /^\d{8}$/,
};

/**
 * Returns whether a number looks like one of the country's register; null when the country's form is not known here.
 */
export function matchesRegister(country: string | null, number: string): boolean | null {
  const format = country === null ? undefined : formats[country];
  if (!format) return null;
  /* Germans often put the court before the number. */
  const bare = number.toUpperCase().replace(/[\s.\-/]/g, '');
  return format.test(bare) || (country === 'DE' && /(HRA|HRB)\d{1,6}[A-Z]?$/.test(bare));
}

/** Everything the checks look at. */
export type CheckFacts = EmployerVerificationFile & SimilarEmployers;

/** A result with the key and the values of the sentence that explains it. */
interface Finding {
  readonly result: CheckResult;
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly related?: readonly string[];
}

const finding = (result: CheckResult, key: string, params: Finding['params'] = {}): Finding => ({
  result,
  key,
  params,
});

const isWithinDomain = (domain: string, parent: string): boolean => domain === parent || domain.endsWith(`.${parent}`);

function emailDomain({ emailDomain: mail, website }: CheckFacts): Finding {
  const site = websiteDomain(website);
  if (!mail || !site) return finding('unknown', 'email_domain.missing');
  const same = isWithinDomain(mail, site) || isWithinDomain(site, mail);
  return finding(same ? 'pass' : 'warn', same ? 'email_domain.same' : 'email_domain.other', { mail, site });
}

function freeMail({ emailDomain: mail, contactEmail }: CheckFacts): Finding {
  const domains = [mail, contactEmail?.split('@')[1]].filter((domain) => typeof domain === 'string');
  const free = domains.find((domain) => freeMailDomains.has(domain));
  return free ? finding('warn', 'free_mail.used', { domain: free }) : finding('pass', 'free_mail.none');
}

function registrationNumber({ registrationNumber: number, country }: CheckFacts): Finding {
  if (!number) return finding('fail', 'registration_number.missing');
  const params = { number, country: country ?? '' };
  const fits = matchesRegister(country, number);
  if (fits === null) return finding(/\d{3}/.test(number) ? 'unknown' : 'warn', 'registration_number.unknown', params);
  return finding(fits ? 'pass' : 'warn', fits ? 'registration_number.fits' : 'registration_number.odd', params);
}

function address(facts: CheckFacts): Finding {
  const missing = (['address', 'city', 'country'] as const).filter((field) => !facts[field]);
  if (missing.length > 0) return finding('fail', 'address.missing', { fields: missing.join(', ') });
  const numbered = /\d/.test(facts.address ?? '');
  return finding(numbered ? 'pass' : 'warn', numbered ? 'address.complete' : 'address.no_number');
}

function phone({ phone: number }: CheckFacts): Finding {
  if (!number) return finding('fail', 'phone.missing');
  const valid = /^\+[1-9]\d{7,14}$/.test(number);
  return finding(valid ? 'pass' : 'warn', valid ? 'phone.valid' : 'phone.odd');
}

function sharedWithOtherCompanies({ sameDomain, sameName }: CheckFacts): Finding {
  const related = [...new Set([...sameDomain, ...sameName])].slice(0, 10);
  if (related.length === 0) return finding('pass', 'same_elsewhere.none');
  const params = { domain: sameDomain.length, name: sameName.length };
  return { ...finding('warn', 'same_elsewhere.found', params), related };
}

function profile({ completeness, missing }: CheckFacts): Finding {
  const enough = completeness >= minimumCompleteness;
  const params = { percent: completeness, missing: missing.join(', ') };
  return finding(enough ? 'pass' : 'fail', enough ? 'profile.complete' : 'profile.incomplete', params);
}

const reports = ({ upheldReports: count }: CheckFacts): Finding =>
  count === 0 ? finding('pass', 'reports.none') : finding('fail', 'reports.upheld', { count });

/** Returns the finding that is pending: the website is asked later, outside of any request. */
const pendingFinding = (): Finding => finding('unknown', 'website.waiting');

const checksById: Readonly<Record<CheckId, (facts: CheckFacts) => Finding>> = {
  email_domain: emailDomain,
  free_mail: freeMail,
  website: pendingFinding,
  registration_number: registrationNumber,
  address,
  phone,
  same_elsewhere: sharedWithOtherCompanies,
  profile,
  reports,
};

/** Keeps a check as a case keeps it. */
export const toCheck = (id: CheckId, { result, key, params, related }: Finding, now: Date): Check => ({
  id,
  result,
  detail: { key, params: { ...params } },
  related: [...(related ?? [])],
  overriddenBy: null,
  overrideNote: null,
  at: now.toISOString(),
});

/**
 * Runs all automatic checks. What a person replaced stays, and so does the website's answer until it is asked again.
 */
export function runChecks(facts: CheckFacts, now: Date, before: readonly Check[] = []): Check[] {
  return checkIds.map((id) => {
    const personalCheck = before.find((check) => check.id === id && (check.overriddenBy !== null || id === 'website'));
    return personalCheck ?? toCheck(id, checksById[id](facts), now);
  });
}

/** Returns checks that ran again, those with the same result as they were before, with the time of the earlier run. */
export const withEarlierResults = (before: readonly Check[], checks: readonly Check[]): Check[] =>
  checks.map((check) => {
    const earlier = before.find(({ id }) => id === check.id);
    return earlier && isDeepStrictEqual(earlier, { ...check, at: earlier.at }) ? earlier : check;
  });

/** Counts the checks that ask for attention. */
export const countAttentionChecks = (checks: readonly Check[]) => ({
  warnings: checks.filter(({ result }) => result === 'warn').length,
  failures: checks.filter(({ result }) => result === 'fail').length,
});

/** Returns what the website's answer says. That we could not ask says nothing about the company. */
export function websiteFinding(website: string, answer: OutboundAnswer): Finding {
  const site = websiteDomain(website) ?? website;
  if (answer.ok) {
    const { status } = answer;
    const fine = status >= 200 && status < 400;
    return {
      result: fine ? 'pass' : 'warn',
      key: fine ? 'website.answers' : 'website.error',
      params: { site, status },
    };
  }
  if (answer.failure === 'refused' || answer.failure === 'insecure' || answer.failure === 'timeout')
    return { result: 'warn', key: `website.${answer.failure}`, params: { site } };
  return { result: 'unknown', key: 'website.not_asked', params: { site } };
}
