import type { AnnouncementState } from '../announcements/announcement.lifecycle.ts';
import type { ApplicationState } from '../applications/application.lifecycle.ts';
import type { EmployerVerificationState } from '../employers/employer.lifecycle.ts';
import type { ExternalJobState } from '../external-jobs/external-job.lifecycle.ts';
import type { InternshipState } from '../internships/internship.lifecycle.ts';
import type { NewsState } from '../news/news.contract.ts';
import type { ReportState } from '../reports/report.contract.ts';
import type { VerificationCaseState } from '../verification/case.lifecycle.ts';

/** The states of records, each with the kind of its record. */
type StateName =
  | `announcementState.${AnnouncementState}`
  | `applicationState.${ApplicationState}`
  | `verificationState.${EmployerVerificationState}`
  | `externalJobState.${ExternalJobState}`
  | `internshipState.${InternshipState}`
  | `newsState.${NewsState}`
  | `reportState.${ReportState}`
  | `caseState.${VerificationCaseState}`;

/** Names of the states of records in English, as the screens of the back office and exported files say them. */
export const stateNamesEn = {
  'announcementState.draft': 'Draft',
  'announcementState.scheduled': 'Scheduled',
  'announcementState.sending': 'Sending',
  'announcementState.sent': 'Sent',
  'announcementState.cancelled': 'Cancelled',
  'applicationState.interested': 'Interested',
  'applicationState.submitted': 'Applied',
  'applicationState.in_review': 'In review',
  'applicationState.shortlisted': 'Shortlisted',
  'applicationState.interview': 'Interview',
  'applicationState.finalist': 'Finalist',
  'applicationState.offered': 'Offer made',
  'applicationState.accepted': 'Accepted',
  'applicationState.offer_declined': 'Offer declined',
  'applicationState.placed': 'Under way',
  'applicationState.completed': 'Completed',
  'applicationState.terminated_early': 'Ended early',
  'applicationState.rejected': 'Rejected',
  'applicationState.withdrawn': 'Withdrawn',
  'applicationState.closed_no_response': 'Closed without an answer',
  'applicationState.cancelled': 'Cancelled',
  'verificationState.unverified': 'Not verified',
  'verificationState.pending': 'Awaiting decision',
  'verificationState.info_requested': 'Information requested',
  'verificationState.verified': 'Verified',
  'verificationState.rejected': 'Rejected',
  'verificationState.expired': 'Verification expired',
  'verificationState.suspended': 'Suspended',
  'externalJobState.draft': 'Draft',
  'externalJobState.scheduled': 'Scheduled',
  'externalJobState.published': 'Published',
  'externalJobState.flagged': 'Link broken',
  'externalJobState.expired': 'Expired',
  'externalJobState.archived': 'Archived',
  'newsState.draft': 'Draft',
  'newsState.scheduled': 'Scheduled',
  'newsState.published': 'Published',
  'newsState.unpublished': 'Unpublished',
  'newsState.archived': 'Archived',
  'internshipState.draft': 'Draft',
  'internshipState.pending_review': 'In review',
  'internshipState.changes_requested': 'Changes requested',
  'internshipState.rejected': 'Rejected',
  'internshipState.scheduled': 'Scheduled',
  'internshipState.open': 'Open',
  'internshipState.paused': 'Paused',
  'internshipState.closed': 'Closed',
  'internshipState.filled': 'Filled',
  'internshipState.archived': 'Archived',
  'internshipState.removed': 'Removed',
  'reportState.open': 'Open',
  'reportState.upheld': 'Upheld',
  'reportState.dismissed': 'Dismissed',
  'caseState.pending': 'Awaiting decision',
  'caseState.info_requested': 'Information requested',
  'caseState.verified': 'Verified',
  'caseState.rejected': 'Rejected',
  'caseState.lapsed': 'Closed without a reply',
} as const satisfies Readonly<Record<StateName, string>>;
