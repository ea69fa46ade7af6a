import type { NotificationTitleKey, NotificationType } from '@prentice/contract';
import type { DomainEvent } from '../../platform/events/catalogue/event-catalogue.ts';
import type { EmailUse } from './deliveries/delivery-policy.ts';
import type { DispatchedNotification } from './notification-dispatch.service.ts';
import type { NotificationTarget, RecipientGroupName } from './notification-targets.ts';

/** Administrators who may decide about employers, or about everything. */
export type Reviewers = 'verifiers' | 'administrators';
export type InternshipRecipientGroup = Exclude<RecipientGroupName, 'companyApplicants'>;

/** What an event notifies people of. */
export interface NotificationTrigger<To extends NotificationTarget = NotificationTarget> {
  readonly to: To;
  readonly type: NotificationType;
  readonly title: NotificationTitleKey;
  /** With fields of the payload, such as `{internshipId}`. */
  readonly link: string;
  /** Also by email: at once, in the summary, or always: whatever they have chosen, and also to those who are suspended. */
  readonly email?: EmailUse;
  /** Of the triggers of an event with the same key, only the first that concerns a person notifies them. */
  readonly once?: string;
  readonly priority?: DispatchedNotification['priority'];
  /** A person is notified once for the record that this field of the payload names, however often the event happens. */
  readonly oncePer?: 'noteId';
  /** Whether it is also pushed; as the type says where it is left out. */
  readonly push?: (payload: DomainEvent['payload']) => boolean;
  /** For as long as it can be undone nothing is sent; undoing it withdraws what is not sent yet. */
  readonly undoable?: boolean;
  /** The undoable notification that this one takes back. Only those are notified whom the former has reached. */
  readonly undoes?: NotificationTitleKey;
  /** The undoable notification that waits no longer, since this one follows on it. */
  readonly releases?: NotificationTitleKey;
  /** Whoever acted is not notified. Otherwise candidates are notified of their own acts, as a receipt. */
  readonly exceptActor?: boolean;
}

export const INTERN_DASHBOARD = '/dashboard/intern';
/** The application, opened in the list of its owner. */
export const OWN_APPLICATION = `${INTERN_DASHBOARD}#application-{applicationId}`;
/** The public page. */
export const PUBLIC_PAGE = '/internships/{internshipId}';
const CANDIDATE_LIST = '/internships/employer/{internshipId}/all';
const EMPLOYER_POSTING = '/internships/employer/{internshipId}';
const CANDIDATE = '/internships/employer/intern/{applicationId}';
export const NOTE = `${CANDIDATE}#note-{noteId}`;
export const COMPANY_PROFILE = '/dashboard/profile-setup/profile-setup-employer';

export const toIntern = (type: NotificationType, title: NotificationTitleKey): NotificationTrigger<'intern'> => ({
  to: 'intern',
  type,
  title,
  link: OWN_APPLICATION,
  email: true,
  priority: 'high',
});
export const toTeam = (
  type: NotificationType,
  title: NotificationTitleKey,
  email: EmailUse = false,
): NotificationTrigger<'team'> => ({ to: 'team', type, title, link: CANDIDATE_LIST, email });
export const aboutPosting = (title: NotificationTitleKey, email = true): NotificationTrigger<'team'> => ({
  to: 'team',
  type: 'internship.moderation',
  title,
  link: EMPLOYER_POSTING,
  email,
});
export const toApplicants = (
  title: NotificationTitleKey,
  to: InternshipRecipientGroup = 'applicants',
  link = INTERN_DASHBOARD,
): NotificationTrigger<InternshipRecipientGroup> => ({
  to,
  type: 'internship.changed',
  title,
  link,
  email: 'digest',
  once: 'concerned',
});
export const deadline = (title: NotificationTitleKey): NotificationTrigger<'undecided'> => ({
  to: 'undecided',
  type: 'deadline.near',
  title,
  link: PUBLIC_PAGE,
});
export const aboutSuspension = (title: NotificationTitleKey): NotificationTrigger<'companyApplicants'> => ({
  to: 'companyApplicants',
  type: 'internship.changed',
  title,
  link: INTERN_DASHBOARD,
  email: true,
  priority: 'high',
});
/** Something that administrators have to decide: for those who may. */
export const toReviewers = <To extends Reviewers>(
  to: To,
  title: NotificationTitleKey,
  link: string,
  email: EmailUse = 'digest',
): NotificationTrigger<To> => ({ to, type: 'review.queue', title, link, email });
export const toAccount = (title: NotificationTitleKey, link: string): NotificationTrigger<'user'> => ({
  to: 'user',
  type: 'security',
  title,
  link,
  email: 'always',
});
export const aboutCompany = (title: NotificationTitleKey): NotificationTrigger<'owners'> => ({
  to: 'owners',
  type: 'verification',
  title,
  link: COMPANY_PROFILE,
  email: true,
});
/** Who belongs to a company decides about people, so the person and all owners learn of each change. */
export const aboutMember = (
  title: NotificationTitleKey,
  titleForOwners: NotificationTitleKey,
  link: string,
): NotificationTrigger<'user' | 'owners'>[] => {
  const shared = { type: 'security', email: 'always', once: 'member' } as const;
  return [
    { ...shared, to: 'user', title, link },
    { ...shared, to: 'owners', title: titleForOwners, link: COMPANY_PROFILE },
  ];
};
