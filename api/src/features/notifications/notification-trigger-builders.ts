import { backOfficePath, INBOX_PATH, type NotificationTitleKey, type NotificationType } from '@prentice/contract';
import type { PayloadOf } from '../../platform/events/catalogue/event-catalogue.ts';
import type { NotificationParams } from './deliveries/delivery.entity.ts';
import type { EmailUse } from './deliveries/delivery-policy.ts';
import type { DispatchedNotification } from './notification-dispatch.service.ts';

/** Groups of people whom an event concerns beside those it names, each with the field that says of which record. */
export const recipientGroups = {
  applicants: 'internshipId',
  waitingApplicants: 'internshipId',
  companyApplicants: 'employerId',
  bookmarkers: 'internshipId',
  /** Those who bookmarked an internship or began to write, and have not applied. */
  undecided: 'internshipId',
} as const;
export type RecipientGroupName = keyof typeof recipientGroups;

/** Those whom an event names. */
export type NamedTarget = 'intern' | 'user' | 'users' | 'reporter';

/** Those whom an event names, or who belong to its employer, or administrators: few at a time. */
export type DirectTarget = NamedTarget | 'team' | 'owners' | 'verifiers' | 'administrators';

/** The recipients: a few people, or a group that another feature finds. */
export type NotificationTarget = DirectTarget | RecipientGroupName;

/** Returns whether a target is a group that another feature finds. */
export const isRecipientGroup = (target: NotificationTarget): target is RecipientGroupName =>
  Object.hasOwn(recipientGroups, target);

/** Administrators who may decide about employers, or about everything. */
export type Reviewers = 'verifiers' | 'administrators';
export type InternshipRecipientGroup = Exclude<RecipientGroupName, 'companyApplicants'>;

/**
 * What an event with this payload notifies people of. Without a payload it is any trigger, of which everything is known
 * but what its functions take.
 */
export interface NotificationTrigger<To extends NotificationTarget = NotificationTarget, Payload = never> {
  readonly to: To;
  readonly type: NotificationType;
  readonly title: NotificationTitleKey;
  /** Whether the event notifies of it at all; always where it is left out. */
  readonly onlyIf?: (payload: Payload) => boolean;
  /**
   * What its sentence is filled with: titles, names of companies, instants; never another person's data. `text` is
   * shown below the sentence. The id of an application has its candidate named, see `CandidatesInNotifications`.
   */
  readonly params: (payload: Payload) => NotificationParams;
  /** With fields of the payload, such as `{internshipId}`. */
  readonly link: string;
  /**
   * Also by email: at once, in the summary, or always: whatever they have chosen, and also to those who are suspended.
   */
  readonly email?: EmailUse;
  /** Of the triggers of an event with the same key, only the first that concerns a person notifies them. */
  readonly dedupeGroup?: string;
  readonly priority?: DispatchedNotification['priority'];
  /** A person is notified once for the record that this field of the payload names, however often the event happens. */
  readonly dedupeBy?: 'noteId';
  /** Whether it is also pushed; as the type says where it is left out. */
  readonly push?: (payload: Payload) => boolean;
  /** For as long as it can be undone nothing is sent; undoing it withdraws what is not sent yet. */
  readonly undoable?: boolean;
  /** For as long as it can be undone the inbox does not show it either. */
  readonly hiddenWhileUndoable?: boolean;
  /** The undoable notification that this one takes back. Only those are notified whom the former has reached. */
  readonly undoes?: NotificationTitleKey;
  /** The undoable notification that stays in the inbox alone where it was not sent yet: this one says more. */
  readonly supersedes?: NotificationTitleKey;
  /** Whether earlier ones with the same sentence are read once this one comes: it says all that they said. */
  readonly replacesEarlier?: boolean;
  /** What the recipients did themselves: it is in their inbox, and not unread. */
  readonly isOwnAct?: boolean;
  /** Whoever acted is not notified. Otherwise candidates are notified of their own acts, as a receipt. */
  readonly exceptActor?: boolean;
}

export const INTERN_DASHBOARD = '/dashboard/intern';
/** The application, opened in the list of its owner. */
export const OWN_APPLICATION = `${INTERN_DASHBOARD}#application-{applicationId}`;
/** The application for an internship, opened in the list of its owner. */
export const OWN_APPLICATION_FOR = `${INTERN_DASHBOARD}#internship-{internshipId}`;
/** The public page. */
export const PUBLIC_PAGE = '/internships/{internshipId}';
const EMPLOYER_POSTING = backOfficePath('employerInternship', '{internshipId}');
/** The candidate's page, for the company's team. */
export const CANDIDATE = backOfficePath('candidate', '{applicationId}');
export const NOTE = `${CANDIDATE}#note-{noteId}`;
export const COMPANY_PROFILE = backOfficePath('companySetup');
export const EMPLOYER_DASHBOARD = backOfficePath('employerDashboard');

/** Changed fields that a notification names at most. */
const MAX_NAMED_FIELDS = 8;

type ApplicationPayload = PayloadOf<'application.submitted'>;
type ReportPayload = PayloadOf<'report.created'>;
interface Titled {
  readonly title: string;
}
interface Named {
  readonly name: string;
}

export const noParams = (): NotificationParams => ({});
export const titleParam = ({ title }: Titled): NotificationParams => ({ title });
export const nameParam = ({ name }: Named): NotificationParams => ({ name });
export const reportParams = ({ targetLabel }: ReportPayload): NotificationParams => ({ label: targetLabel });
/**
 * Returns the parameters of news about an application: `when` is when the interview begins, or until when the offer
 * stands.
 */
const applicationParams = (payload: ApplicationPayload): NotificationParams => {
  const when = payload.offerExpiresAt ?? payload.interviewAt;
  const due = payload.responseDueAt ?? '';
  return { title: payload.title, company: payload.employerName, due, ...(when && { when }) };
};
/**
 * Returns the parameters for the team, without their own company's name, which would tell the team nothing; the id has
 * the candidate named.
 */
const teamParams = ({ applicationId, title, responseDueAt }: ApplicationPayload): NotificationParams => ({
  title,
  due: responseDueAt ?? '',
  applicationId,
});
export const changedFieldsParams = ({ title, changed }: PayloadOf<'internship.changed'>): NotificationParams => ({
  title,
  fields: changed.slice(0, MAX_NAMED_FIELDS).join(','),
});

export const toIntern = (
  type: NotificationType,
  title: NotificationTitleKey,
): NotificationTrigger<'intern', ApplicationPayload> => ({
  to: 'intern',
  type,
  title,
  params: applicationParams,
  link: OWN_APPLICATION,
  email: true,
  priority: 'high',
});
export const toTeam = (
  type: NotificationType,
  title: NotificationTitleKey,
  email: EmailUse = false,
): NotificationTrigger<'team', ApplicationPayload> => ({
  to: 'team',
  type,
  title,
  params: teamParams,
  link: CANDIDATE,
  email,
});
export const aboutPosting = (title: NotificationTitleKey, email = true): NotificationTrigger<'team', Titled> => ({
  to: 'team',
  type: 'internship.moderation',
  title,
  params: titleParam,
  link: EMPLOYER_POSTING,
  email,
});
export const toApplicants = (
  title: NotificationTitleKey,
  to: InternshipRecipientGroup = 'applicants',
  link = OWN_APPLICATION_FOR,
): NotificationTrigger<InternshipRecipientGroup, Titled> => ({
  to,
  type: 'internship.changed',
  title,
  params: titleParam,
  link,
  email: 'digest',
  dedupeGroup: 'concerned',
});
export const deadline = (
  title: NotificationTitleKey,
): NotificationTrigger<'undecided', PayloadOf<'internship.deadline_near'>> => ({
  to: 'undecided',
  type: 'deadline.near',
  title,
  params: (payload) => ({ title: payload.title, due: payload.dueAt }),
  link: PUBLIC_PAGE,
});
export const aboutSuspension = (title: NotificationTitleKey): NotificationTrigger<'companyApplicants', Named> => ({
  to: 'companyApplicants',
  type: 'company.suspended',
  title,
  params: nameParam,
  link: `${INTERN_DASHBOARD}#company-{employerId}`,
  email: true,
  priority: 'high',
});
/**
 * Returns the triggers of something that administrators have to decide: for those who may. What can wait for the summary
 * is not pushed; the reminder of what is due is.
 */
export const toReviewers = <To extends Reviewers, Payload>(
  to: To,
  title: NotificationTitleKey,
  params: (payload: Payload) => NotificationParams,
  link: string,
  email: EmailUse = 'digest',
): NotificationTrigger<To, Payload> => ({
  to,
  type: 'review.queue',
  title,
  params,
  link,
  email,
  push: () => email !== 'digest',
});
/** Returns the triggers of a decision about a report: for who reported, with what the administrator answers them. */
export const toReporter = (title: NotificationTitleKey): NotificationTrigger<'reporter', ReportPayload> => ({
  to: 'reporter',
  type: 'report.decision',
  title,
  params: ({ targetLabel, consequences, answer }) => ({
    label: targetLabel,
    ...(consequences.length > 0 && { consequences: consequences.join(',') }),
    ...(answer && { text: answer }),
  }),
  link: INBOX_PATH,
  email: true,
});
export const toAccount = (title: NotificationTitleKey, link: string): NotificationTrigger<'user', object> => ({
  to: 'user',
  type: 'security',
  title,
  params: noParams,
  link,
  email: 'always',
});
export const aboutCompany = (title: NotificationTitleKey): NotificationTrigger<'owners', Named> => ({
  to: 'owners',
  type: 'verification',
  title,
  params: nameParam,
  link: COMPANY_PROFILE,
  email: true,
});
/** Returns the triggers about whether a company may publish internships. */
export const aboutPublishing = (title: NotificationTitleKey): NotificationTrigger<'owners', object> => ({
  to: 'owners',
  type: 'response.reminder',
  title,
  params: noParams,
  link: EMPLOYER_DASHBOARD,
  email: true,
});
/** Returns the triggers of a change of a company's members: for the person and, in another sentence, for all owners. */
export const aboutMember = <Payload>(
  title: NotificationTitleKey,
  titleForOwners: NotificationTitleKey,
  params: (payload: Payload) => NotificationParams,
  link: string,
): NotificationTrigger<'user' | 'owners', Payload>[] => {
  const shared = { params, type: 'security', email: 'always', dedupeGroup: 'member' } as const;
  return [
    { ...shared, to: 'user', title, link },
    { ...shared, to: 'owners', title: titleForOwners, link: COMPANY_PROFILE },
  ];
};
