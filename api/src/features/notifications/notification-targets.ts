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
