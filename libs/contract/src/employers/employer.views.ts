import { z } from 'zod';
import { hasPermission, type Actor } from '../kernel/actor.ts';
import { view } from '../kernel/view.ts';
import { employerRecord } from './employer.contract.ts';

// prettier-ignore
export const employerViews = {
  /** The company page and the list of companies. */
  public: view('public', employerRecord, [
    'id', 'slug', 'name', 'legalName', 'tradeName', 'website', 'industry', 'sizeBand', 'type', 'country', 'city', 'about',
    'logoId', 'verification', 'verificationChecks', 'responsiveness', 'openInternships', 'createdAt',
  ]),
  /** What the employer's own members see. */
  own: view('own', employerRecord, [
    'id', 'slug', 'name', 'legalName', 'tradeName', 'website', 'emailDomain', 'industry', 'sizeBand', 'type', 'country',
    'city', 'address', 'registrationNumber', 'about', 'logoId', 'contactEmail', 'phone', 'verification', 'verificationChecks', 'live',
    'responsiveness', 'publishBlocked', 'openInternships', 'overdueApplications', 'memberCount', 'completeness',
    'suspension', 'openCaseId', 'createdAt', 'updatedAt', 'version',
  ]),
  /** The list of a limited administrator: no contacts. */
  overview: view('overview', employerRecord, [
    'id', 'slug', 'name', 'legalName', 'tradeName', 'website', 'industry', 'sizeBand', 'type', 'country', 'city', 'logoId',
    'verification', 'live', 'responsiveness', 'publishBlocked', 'openInternships', 'overdueApplications', 'memberCount',
    'completeness', 'createdAt', 'updatedAt',
  ]),
  full: view('full', employerRecord, [
    'id', 'slug', 'name', 'legalName', 'tradeName', 'website', 'emailDomain', 'industry', 'sizeBand', 'type', 'country',
    'city', 'address', 'registrationNumber', 'about', 'logoId', 'contactEmail', 'phone', 'verification', 'verificationChecks', 'live',
    'responsiveness', 'publishBlocked', 'openInternships', 'overdueApplications', 'memberCount', 'upheldReports',
    'openReports', 'completeness', 'suspension', 'openCaseId', 'createdAt', 'updatedAt', 'version',
  ]),
};
export type EmployerViewName = keyof typeof employerViews;

/**
 * Returns the view of one employer, or without a record the view that a list shows and may be filtered by: members find the
 * other companies there, and themselves under their own id.
 */
export function employerViewFor(actor: Actor, record?: { id: string }): EmployerViewName {
  if (hasPermission(actor, 'employers:verify')) return 'full';
  if (hasPermission(actor, 'dashboard:view')) return 'overview';
  return actor.employerId !== null && record?.id === actor.employerId ? 'own' : 'public';
}

/** One reply that serves several audiences: the widest view first, so that no field is lost. */
export const employerReply = z.union([
  employerViews.full.schema,
  employerViews.own.schema,
  employerViews.overview.schema,
  employerViews.public.schema,
]);

/** The employer's summary in an internship. Copied into the internship when it changes here. */
export const employerSummaryView = view('summary', employerRecord, [
  'id',
  'slug',
  'name',
  'logoId',
  'type',
  'industry',
  'city',
  'country',
  'verification',
  'responsiveness',
]);
