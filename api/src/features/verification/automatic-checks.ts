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
import { matchesRegister } from './registration-formats.ts';

/** Everything the checks look at. */
export type CheckFacts = EmployerVerificationFile & SimilarEmployers;

/** A result with the key and the values of the sentence that explains it. */
export interface Finding {
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
  const domains = [mail, contactEmail?.split('@')[1]].filter((one) => typeof one === 'string');
  const free = domains.find((one) => freeMailDomains.has(one));
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

function sameElsewhere({ sameDomain, sameName }: CheckFacts): Finding {
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

/** The website is asked later, outside of any request. */
const pendingFinding = (): Finding => finding('unknown', 'website.waiting');

const checksById: Readonly<Record<CheckId, (facts: CheckFacts) => Finding>> = {
  email_domain: emailDomain,
  free_mail: freeMail,
  website: pendingFinding,
  registration_number: registrationNumber,
  address,
  phone,
  same_elsewhere: sameElsewhere,
  profile,
  reports,
};

/** A check as a case keeps it. */
export const toCheck = (id: CheckId, { result, key, params, related }: Finding, now: Date): Check => ({
  id,
  result,
  detail: { key, params: { ...params } },
  related: [...(related ?? [])],
  overriddenBy: null,
  overrideNote: null,
  at: now.toISOString(),
});

/** Runs all automatic checks. What a person replaced stays, and so does the website's answer until it is asked again. */
export function runChecks(facts: CheckFacts, now: Date, before: readonly Check[] = []): Check[] {
  return checkIds.map((id) => {
    const kept = before.find((one) => one.id === id && (one.overriddenBy !== null || id === 'website'));
    return kept ?? toCheck(id, checksById[id](facts), now);
  });
}

/** How many checks ask for attention. */
export const countsOf = (checks: readonly Check[]) => ({
  warnings: checks.filter(({ result }) => result === 'warn').length,
  failures: checks.filter(({ result }) => result === 'fail').length,
});
