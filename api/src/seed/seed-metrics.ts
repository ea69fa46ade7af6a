import {
  isOverdue,
  isPublishBlocked,
  responsivenessOf,
  isUnansweredState,
  type ApplicationState,
} from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { toApplicationCounts, responseSamplesOf } from '../features/applications/index.ts';
import type { CountedApplication } from './seed-application-sets.ts';
import type { SeedEmployer } from './seed-employers.ts';
import type { SeedInternship } from './seed-internships.ts';

interface CountedRecords {
  readonly employers: readonly SeedEmployer[];
  readonly internships: readonly SeedInternship[];
  readonly applications: readonly CountedApplication[];
}

const waits = ({ state }: CountedApplication): boolean => isUnansweredState(state);

function countInternship(posting: SeedInternship, applications: readonly CountedApplication[], now: Date): void {
  const states = new Map<ApplicationState, number>();
  for (const { state } of applications) states.set(state, (states.get(state) ?? 0) + 1);
  posting.counts = toApplicationCounts(
    states,
    applications.filter((application) => isOverdue(application, now)).length,
  );
}

function countEmployer(company: SeedEmployer, applications: readonly CountedApplication[], now: Date): void {
  company.awaitingApplications = applications.filter(waits).length;
  company.overdueApplications = applications.filter((application) => isOverdue(application, now)).length;
  const samples = applications.flatMap((application) => responseSamplesOf(application, now));
  const metrics = responsivenessOf(samples, now.toISOString());
  company.responsiveness = metrics && { ...metrics, computedAt: now };
  company.publishBlocked = isPublishBlocked({
    overdue: company.overdueApplications,
    awaiting: company.awaitingApplications,
  });
}

/**
 * Writes into internships and employers what the product's own functions count, so that the first event changes
 * nothing.
 */
export function applyCounts({ employers, internships, applications }: CountedRecords, now: Date): void {
  const byInternship = Map.groupBy(applications, ({ internshipId }) => internshipId.toHexString());
  const byEmployer = Map.groupBy(applications, ({ employerId }) => employerId.toHexString());
  const postings = Map.groupBy(internships, ({ employerId }) => employerId.toHexString());
  for (const posting of internships) countInternship(posting, byInternship.get(posting._id.toHexString()) ?? [], now);
  for (const company of employers) {
    const companyPostings = postings.get(company._id.toHexString()) ?? [];
    countEmployer(company, byEmployer.get(company._id.toHexString()) ?? [], now);
    company.openInternships = companyPostings.filter(({ state }) => state === 'open').length;
    for (const posting of companyPostings) posting.employer.responsiveness = company.responsiveness;
  }
}

const reserving: readonly ApplicationState[] = ['offered', 'accepted', 'placed', 'completed'];

/** Counts the openings of each internship that are taken, and how many have applied. */
export const openingsOf = (internships: readonly SeedInternship[], applications: readonly CountedApplication[]) => {
  const byInternship = Map.groupBy(applications, ({ internshipId }) => internshipId.toHexString());
  return internships.flatMap(({ _id }) => {
    const countedApplications = byInternship.get(_id.toHexString()) ?? [];
    const reservations = countedApplications
      .filter(({ state }) => reserving.includes(state))
      .map(({ _id: id, updatedAt: time }) => ({ id: new ObjectId(id), at: time }));
    return countedApplications.length > 0 ? [{ _id, reservations, applicants: countedApplications.length }] : [];
  });
};
