/**
 * Every refusal the API can give: HTTP status and sentence. `{name}` is filled from the refusal's parameters.
 * A code that is not in this table does not exist.
 */
export const errorTable = {
  NOT_FOUND: [404, 'Page not found'],
  INTERNAL: [500, 'Internal Server Error'],
  MALFORMED_REQUEST: [400, 'The request could not be read.'],
  HEADERS_TOO_LARGE: [431, 'This request is too large. Shorten the address or clear this site’s cookies.'],
  METHOD_NOT_ALLOWED: [405, 'This address does not support this HTTP method.'],
  REQUEST_TIMEOUT: [408, 'Your request took too long. Check your connection and try again.'],
  VALIDATION_FAILED: [422, 'Some fields need attention.'],
  UNAUTHENTICATED: [401, 'Sign in to continue.'],
  SESSION_EXPIRED: [401, 'Your session has ended. Sign in again.'],
  FORBIDDEN: [403, 'You don’t have access to this.'],
  PERMISSION_REQUIRED: [403, 'You need the “{permission}” permission.'],
  WRONG_ROLE: [403, 'You’re signed in with a different type of account.'],
  EMAIL_NOT_VERIFIED: [403, 'Confirm your email address first.'],
  ACCOUNT_SUSPENDED: [
    403,
    'This account is suspended. If you think this is a mistake, write to us. Our address is in the imprint.',
  ],
  INVALID_CREDENTIALS: [401, 'Wrong email or password.'],
  PASSWORD_REQUIRED: [403, 'Enter your password to continue.'],
  CODE_INVALID: [401, 'Wrong code. Enter the code that your authenticator app shows now.'],
  SIGN_IN_EXPIRED: [410, 'This took too long. Enter your password again.'],
  SECOND_FACTOR_REQUIRED: [403, 'Set up two-factor authentication first.'],
  SECOND_FACTOR_ON: [409, 'Two-factor authentication is already on. Turn it off first to set it up again.'],
  SECOND_FACTOR_OFF: [409, 'Two-factor authentication is not on.'],
  PASSKEY_INVALID: [401, 'This passkey did not work. Try again, or enter a code instead.'],
  PASSKEY_LIMIT: [409, 'You can have at most 10 passkeys. Remove one first.'],
  SETUP_EXPIRED: [410, 'This took too long. Start again.'],
  EMAIL_IN_USE: [409, 'An account with this email already exists.'],
  LINK_INVALID: [400, 'This link no longer works.'],
  LINK_EXPIRED: [410, 'This link has expired.'],
  IDP_UNAVAILABLE: [503, 'Sign-in is not available right now. Try again in a few minutes.'],
  STORAGE_UNAVAILABLE: [503, 'We cannot load or save anything right now. Try again in a few minutes.'],
  SCANNER_UNAVAILABLE: [503, 'Files cannot be checked for viruses right now. Upload the file again in a few minutes.'],
  OVERLOADED: [503, 'The site is busy right now. Try again in a few seconds.'],
  RATE_LIMITED: [429, 'Too many requests. Try again in {seconds} s.'],
  VERSION_CONFLICT: [412, 'Someone else changed this. Reload the page and try again.'],
  IDEMPOTENCY_MISMATCH: [409, 'This key was used for another request.'],
  IDEMPOTENCY_IN_PROGRESS: [409, 'This request is still being processed. Try again in a moment.'],
  TRANSITION_NOT_ALLOWED: [409, 'This is no longer possible because the status has changed. Reload the page.'],
  REASON_REQUIRED: [422, 'Give a reason.'],
  UNDO_EXPIRED: [409, 'This can no longer be undone.'],
  REVIEW_SEPARATELY: [409, 'This is not low risk. Review it on its own.'],
  EMPLOYER_NOT_VERIFIED: [409, 'Your company must be verified before publishing.'],
  PUBLISH_BLOCKED_OVERDUE: [409, 'Answer your overdue applications first ({n}).'],
  PAY_REQUIRED: [422, 'State the pay.'],
  PAY_RANGE_INVALID: [422, 'The maximum must be at least the minimum, and at most one and a half times as much.'],
  UNPAID_BASIS_REQUIRED: [422, 'Explain why this internship may be unpaid.'],
  PAY_CUT_AFTER_APPLICATIONS: [409, 'You can’t lower the pay once someone has applied.'],
  DURATION_JUSTIFICATION_REQUIRED: [422, 'Explain why it takes longer than 26 weeks.'],
  DEADLINE_OUT_OF_RANGE: [422, 'Choose a deadline 3 to 180 days from now.'],
  RENEWAL_WINDOW_PASSED: [409, 'This internship is too old to reopen. Duplicate it instead.'],
  DUPLICATE_POSTING: [409, 'This looks like your internship “{title}”.'],
  REVIEW_ROUNDS_EXCEEDED: [409, 'You can’t submit this internship again. Duplicate it to start over.'],
  INTERNSHIP_INCOMPLETE: [422, 'Complete the internship first: {missing}.'],
  INTERNSHIP_CLOSED: [409, 'Applications are closed.'],
  INTERNSHIP_GONE: [410, 'This internship was removed.'],
  ALREADY_APPLIED: [409, 'You have already applied to this internship.'],
  APPLICATION_LIMIT: [409, 'You have 30 active applications. Withdraw one to send another.'],
  PROFILE_INCOMPLETE: [409, 'Complete your profile first: {missing}.'],
  NOT_ELIGIBLE: [409, 'You don’t meet the requirements of this internship. Reload the page to see which.'],
  QUESTION_REQUIRED: [422, 'Answer all required questions.'],
  FEEDBACK_REQUIRED: [422, 'You’ve interviewed this candidate. Write feedback before you reject them.'],
  INTERVIEW_STARTED: [409, 'The interview has started and can no longer be cancelled.'],
  OFFER_EXPIRED: [409, 'The offer has expired.'],
  NO_OPENINGS: [409, 'All openings are filled.'],
  BLIND_REVIEW_ACTIVE: [403, 'Hidden until you shortlist the candidate.'],
  REMOVED_BY_YOURSELF: [403, 'You removed this internship yourself. Another administrator must reinstate it.'],
  CASE_CONFLICT_OF_INTEREST: [403, 'You are a member of this company. Someone else has to decide.'],
  REAPPLY_TOO_SOON: [409, 'You can apply again on {date}.'],
  FILE_TOO_LARGE: [413, 'This file is too large. The limit is {mb} MB.'],
  FILE_TYPE: [415, 'This type of file is not supported. Use {types}.'],
  FILE_MISNAMED: [415, 'This is not a {type} file, although its name says so. Save it as {type} and upload it again.'],
  FILE_REJECTED: [422, 'This file did not pass the safety check.'],
  FILE_INFECTED: [422, 'A virus was found in this file. Scan your device, then upload a clean version.'],
  FILE_ENCRYPTED: [422, 'This file has a password. Remove it and upload the file again.'],
  FILE_CORRUPT: [422, 'This file cannot be read. Choose another one.'],
  FILE_NO_TEXT: [422, 'This file has no text that can be read. It is empty or a scan.'],
  FILE_TOO_LONG: [422, 'The file can have at most 10 pages.'],
  DOCUMENT_LIMIT: [409, 'You can have at most 20 documents. Delete one first.'],
  DOCUMENT_IN_USE: [409, 'You can’t delete this: an active application or open verification uses it.'],
  RESUME_INCOMPLETE: [422, 'Add your name, and a name to every entry of your CV.'],
  RESUME_LETTERS: [422, 'A PDF can’t show these characters: {letters}. Replace them or choose another format.'],
  RESUME_MARKUP: [
    422,
    'As plain text, this CV would look like a web page or a program. Remove signs such as “<script>” or choose another format.',
  ],
  ANALYSIS_TIMEOUT: [504, 'This took too long. Try again.'],
  ANALYSIS_LIMIT: [429, 'You have reached today’s limit. Try again tomorrow.'],
  URL_NOT_HTTPS: [422, 'Use an https link.'],
  SLUG_TAKEN: [409, 'Another news item has this address.'],
  SLUG_FIXED: [409, 'The address can’t be changed after publication.'],
  PIN_LIMIT: [409, 'Three news items are pinned. Unpin one first.'],
  PUBLISH_TIME_INVALID: [422, 'Choose a time in the future, at most a year ahead.'],
  MAINTENANCE_RUNNING: [409, 'This is already under way. Wait until it is done, or cancel it.'],
  ANNOUNCEMENT_LIMIT: [
    409,
    'Two announcements have already been sent or scheduled for this week. Choose another week.',
  ],
  SEND_TIME_INVALID: [422, 'Choose a time in the future, at most 90 days ahead.'],
  AUDIENCE_CHANGED: [409, 'The number of recipients is now {count}. Check the audience and confirm again.'],
  AUDIENCE_EMPTY: [409, 'Nobody belongs to this audience.'],
  CLOSING_DATE_INVALID: [422, 'Choose a closing date in the future, at most 180 days ahead.'],
  SOURCE_DUPLICATE: [409, 'This source is already in the list.'],
  SOURCE_RUNNING: [409, 'An import from this source is in progress. Try again in a minute.'],
  LINK_BROKEN: [409, 'The link for “{title}” is broken. Check it first.'],
  UNPUBLISH_FIRST: [409, 'Published or scheduled news must be unpublished or unscheduled first.'],
  URL_DUPLICATE: [409, 'This link is already listed.'],
  IMPORT_ROWS_INVALID: [422, 'Rows with errors: {n}.'],
  IMPORT_TOO_LONG: [422, 'A file can have at most {n} rows. Split it into smaller files.'],
  EXPORT_TOO_LARGE: [413, 'Add filters: an export can have at most 10,000 rows.'],
  PUSH_UNSUPPORTED: [409, 'This device does not support push notifications.'],
  PUSH_DENIED: [409, 'Push notifications are blocked in your browser settings.'],
  PUSH_OTHER_ACCOUNT: [409, 'This device already receives push notifications for another account.'],
  INVITE_INVALID: [400, 'This invitation no longer works. Ask for a new one.'],
  INVITE_EXPIRED: [410, 'This invitation has expired. Ask for a new one.'],
  INVITE_EMAIL_MISMATCH: [403, 'This invitation is for another email address.'],
  LAST_ADMIN: [409, 'There must be at least one administrator.'],
  LAST_OWNER: [409, 'There must be at least one owner.'],
  SELF_PERMISSION_CHANGE: [403, 'You can’t change your own permissions.'],
  SAVED_LIMIT: [409, 'You have reached the limit of {n}.'],
  SEARCH_SAVED: [409, 'You have already saved this search.'],
  EXPORT_IN_PROGRESS: [409, 'Your data is already being prepared.'],
  SETUP_CLOSED: [404, 'Page not found'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errorTable;
export type AppErrorParams = Readonly<Record<string, string | number>>;

/** One field that needs attention; `field` is a dotted path into the request body. */
export interface FieldError {
  field: string;
  code: string;
  message: string;
}

/** The reply body of every error (RFC 9457, application/problem+json). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  code: ErrorCode;
  detail: string;
  instance: string;
  traceId: string;
  params?: AppErrorParams;
  errors: FieldError[];
}

/** Returns the sentence of a code with its parameters filled in. */
export function errorMessage(code: ErrorCode, params: AppErrorParams = {}): string {
  return errorTable[code][1].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));
}

/**
 * Carries an error with a code. Thrown by services, translated to a {@link Problem} in one place; the client throws the same.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: AppErrorParams;
  readonly fields: readonly FieldError[];
  readonly traceId: string | undefined;

  constructor(code: ErrorCode, params: AppErrorParams = {}, fields: readonly FieldError[] = [], traceId?: string) {
    super(errorMessage(code, params));
    this.name = 'AppError';
    this.code = code;
    this.params = params;
    this.fields = fields;
    this.traceId = traceId;
  }

  get status(): number {
    return errorTable[this.code][0];
  }
}

type ErrorMessages = Record<`refusal.${ErrorCode}`, string>;

/** Where the status line of HTTP is prescribed for the API, the interface says what to do next. */
const ownTexts: Partial<ErrorMessages> = {
  'refusal.NOT_FOUND': 'This no longer exists. Reload the page.',
  'refusal.INTERNAL': 'Something went wrong on our side. Try again in a moment.',
};

const apiTexts = Object.entries(errorTable).map(([code, [, message]]) => [`refusal.${code}`, message]);

/**
 * The refusals of the API as the interface says them in English. The cast restores the keys that `fromEntries` forgets.
 */
export const errorsEn = { ...Object.fromEntries(apiTexts), ...ownTexts } as ErrorMessages;
