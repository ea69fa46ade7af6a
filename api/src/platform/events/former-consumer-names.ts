import type { EventConsumer } from '@prentice/contract';

/**
 * What consumers were called by earlier versions of the server. An event that is half dispatched names under these who
 * is done with it; without them, whoever got another name would handle it again.
 */
export const formerConsumerNames: Readonly<Partial<Record<EventConsumer, string>>> = {
  'accounts.address-link-email': 'accounts.mail-asked',
  'accounts.email': 'accounts.requested-email',
  'accounts.identity-changes': 'accounts.identity-follow',
  'accounts.identity-sessions': 'accounts.identity-secure',
  'accounts.link-email': 'accounts.link-mail',
  'accounts.password-guessing-warning': 'accounts.guessing',
  'accounts.secured-email': 'accounts.secured-mail',
  'administrators.invitation-email': 'administrators.invitation-mail',
  'applications.employer-metrics': 'applications.employer-figures',
  'applications.internship-metrics': 'applications.internship-figures',
  'applications.late-submissions': 'applications.came-late',
  'data-requests.export': 'accounts.export',
  'documents.file-deletion': 'documents.bytes',
  'interns.account-details': 'interns.account-copy',
  'interns.deleted-cv': 'interns.cv-gone',
  'internships.employer-not-live': 'internships.employer-down',
  'members.account-details': 'members.accounts',
  'members.erasure': 'members.erased',
  'members.invitation-email': 'members.invitation-mail',
};
