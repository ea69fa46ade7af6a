import { brand } from './brand.ts';
import { errorTable, type ErrorCode } from './errors.ts';

type ErrorMessages = Record<`refusal.${ErrorCode}`, string>;

/** What the interface says instead of the API's own sentence: what has happened, and what to do next. */
const ownTexts: Partial<ErrorMessages> = {
  'refusal.NOT_FOUND': 'This no longer exists. Reload the page.',
  'refusal.INTERNAL': 'Something went wrong on our side. Try again in a moment.',
  'refusal.PERMISSION_REQUIRED': 'You need the “{permission}” permission.',
  'refusal.WRONG_ROLE': 'Your account is a different type.',
  'refusal.ACCOUNT_SUSPENDED': `This account is suspended. If you think this is a mistake, write to ${brand.supportEmail}.`,
  'refusal.INVALID_CREDENTIALS': 'Wrong email or password.',
  'refusal.EMAIL_IN_USE': 'An account with this email already exists.',
  'refusal.LINK_INVALID': 'This link no longer works.',
  'refusal.IDP_UNAVAILABLE': 'Sign-in is not available right now. Try again in a few minutes.',
  'refusal.VERSION_CONFLICT': 'Someone else changed this. Reload the page and try again.',
  'refusal.TRANSITION_NOT_ALLOWED': 'This is no longer possible because the status has changed. Reload the page.',
  'refusal.ALREADY_APPLIED': 'You have already applied to this internship.',
  'refusal.APPLICATION_LIMIT': 'You have 30 active applications. Withdraw one to send another.',
  'refusal.PROFILE_INCOMPLETE': 'Complete your profile first: {missing}.',
  'refusal.NOT_ELIGIBLE': 'You don’t meet the requirements of this internship. Reload the page to see which.',
  'refusal.FEEDBACK_REQUIRED': 'Candidates who were interviewed get feedback. Write some first.',
  'refusal.INTERVIEW_STARTED': 'The interview has started and can no longer be cancelled.',
  'refusal.NO_OPENINGS': 'All openings are filled.',
  'refusal.BLIND_REVIEW_ACTIVE': 'Hidden until you shortlist the candidate.',
  'refusal.CASE_CONFLICT_OF_INTEREST': 'You are a member of this company. Someone else has to decide.',
  'refusal.FILE_TOO_LARGE': 'This file is too large. The limit is {mb} MB.',
  'refusal.FILE_TYPE': 'This type of file is not supported. Use {types}.',
  'refusal.FILE_ENCRYPTED': 'This file has a password. Remove it and upload the file again.',
  'refusal.FILE_CORRUPT': 'This file cannot be read. Choose another one.',
  'refusal.FILE_NO_TEXT': 'This file contains no text that can be read. It may be a scan.',
  'refusal.FILE_TOO_LONG': 'The file can have at most 10 pages.',
  'refusal.DOCUMENT_LIMIT': 'You can have at most 20 documents. Delete one first.',
  'refusal.DOCUMENT_IN_USE': 'This document is used in an active application or an open verification.',
  'refusal.ANALYSIS_TIMEOUT': 'This took too long. Try again.',
  'refusal.ANALYSIS_LIMIT': 'You have reached today’s limit. Try again tomorrow.',
  'refusal.SLUG_TAKEN': 'Another news item has this address.',
  'refusal.SLUG_FIXED': 'The address stays as it is after publication.',
  'refusal.PIN_LIMIT': 'Three news items are pinned. Unpin one first.',
  'refusal.PUBLISH_TIME_INVALID': 'Choose a time in the future, at most a year ahead.',
  'refusal.URL_DUPLICATE': 'This link is already listed.',
  'refusal.EXPORT_TOO_LARGE': 'This export is too large. Narrow the filters to 10,000 rows.',
  'refusal.PUSH_UNSUPPORTED': 'This browser does not support push notifications.',
  'refusal.PUSH_DENIED': 'Push notifications are blocked in your browser settings.',
  'refusal.INVITE_INVALID': 'This invitation no longer works. Ask for a new one.',
  'refusal.INVITE_EXPIRED': 'This invitation has expired. Ask for a new one.',
  'refusal.INVITE_EMAIL_MISMATCH': 'This invitation is for another email address.',
  'refusal.LAST_ADMIN': 'There must be at least one administrator.',
  'refusal.LAST_OWNER': 'There must be at least one owner.',
  'refusal.SELF_PERMISSION_CHANGE': 'You can’t change your own permissions.',
  'refusal.SAVED_LIMIT': 'You have reached the limit of {n}.',
  'refusal.SEARCH_SAVED': 'You have already saved this search.',
  'refusal.EXPORT_IN_PROGRESS': 'Your data is already being prepared.',
};

const apiTexts = Object.entries(errorTable).map(([code, [, message]]) => [`refusal.${code}`, message]);

/** The refusals of the API as the interface says them in English. The cast restores the keys that `fromEntries` forgets. */
export const errorsEn = { ...Object.fromEntries(apiTexts), ...ownTexts } as ErrorMessages;
