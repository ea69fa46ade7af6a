import { clearDrafts } from '@prentice/drafts';
import { tokens } from '../session-tokens.ts';

/**
 * The few requests of public pages for signed-in people, without the client and the schemas of the contract: this
 * script is on every page that they read.
 */

export type Json = Readonly<Record<string, unknown>>;

export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Returns a text of a reply, or null where it has none of that name. */
export const textOf = (record: unknown, name: string): string | null => {
  const value = isJson(record) ? record[name] : undefined;
  return typeof value === 'string' ? value : null;
};

/**
 * Calls the API as the signed-in person, with a new token where the one of the page has run out.
 * @throws Error for a refusal, whose cause is the status of the reply
 */
export async function callApi(method: string, path: string, body?: object, isRepeated = false): Promise<unknown> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${tokens.token() ?? ''}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { status } = response;
  if (status === 401 && !isRepeated && (await tokens.renew())) return callApi(method, path, body, true);
  if (!response.ok) throw new Error(`${path} answered ${status}.`, { cause: status });
  return status === 204 ? undefined : response.json();
}

/** Who is signed in, as far as a page greets them. */
export interface SignedInPerson {
  readonly id: string;
  readonly name: string | null;
  readonly emailVerified: boolean;
}

/** Reads who is signed in from the reply of a renewal; null when it names nobody. */
export function parsePerson(reply: unknown): SignedInPerson | null {
  const me = isJson(reply) && isJson(reply['me']) ? reply['me'] : {};
  const actor = isJson(me['actor']) ? me['actor'] : {};
  const id = textOf(actor, 'id');
  if (id === null) return null;
  const { profile, user } = me;
  const name = textOf(profile, 'firstName') ?? textOf(user, 'name') ?? textOf(profile, 'name');
  return { id, name, emailVerified: actor['emailVerified'] === true };
}

/** Opens the session of this page and returns who is signed in; null when the session has ended. */
export async function openSession(): Promise<SignedInPerson | null> {
  return tokens.token() !== null || (await tokens.renew()) ? parsePerson(tokens.lastReply()) : null;
}

/** Loads the number of unread notifications. */
export async function loadUnread(): Promise<number> {
  const reply = await callApi('GET', '/notifications/unread');
  return isJson(reply) && typeof reply['count'] === 'number' ? reply['count'] : 0;
}

/** An application, whether it waits for its first answer, and when it was withdrawn if it was. */
export interface AppliedMark {
  readonly id: string;
  readonly submittedAt: string | null;
  readonly withdrawnAt: string | null;
  readonly isUnanswered: boolean;
}

/** What a student has done with internships. */
export interface InternshipMarks {
  /** Ids of bookmarks by internship. */
  readonly saved: ReadonlyMap<string, string>;
  readonly applied: ReadonlyMap<string, AppliedMark>;
}

const LONGEST_LIST = 50;

async function listOf(path: string, internshipIds: readonly string[]): Promise<Json[]> {
  const filter = JSON.stringify({ internshipId: internshipIds.slice(0, LONGEST_LIST) });
  const query = new URLSearchParams({ filter, range: JSON.stringify([0, LONGEST_LIST - 1]) });
  const reply = await callApi('GET', `${path}?${query.toString()}`);
  return Array.isArray(reply) ? reply.filter(isJson) : [];
}

/* Interest is no application yet, and what was cancelled is none any more. */
const UNSENT = ['cancelled', 'interested'];
const UNANSWERED = ['submitted', 'in_review'];

/** Returns when an application was withdrawn: its last change. */
const withdrawalOf = (application: Json): string | null =>
  textOf(application, 'state') === 'withdrawn' ? textOf(application, 'updatedAt') : null;

/** Loads what the student has done with these internships; without a confirmed address there are no applications. */
export async function loadMarks(
  { emailVerified }: SignedInPerson,
  internshipIds: readonly string[],
): Promise<InternshipMarks> {
  if (internshipIds.length === 0) return { saved: new Map(), applied: new Map() };
  const [bookmarks, applications] = await Promise.all([
    listOf('/bookmarks', internshipIds),
    emailVerified ? listOf('/applications', internshipIds) : [],
  ]);
  const sent = applications.filter((application) => !UNSENT.includes(textOf(application, 'state') ?? ''));
  return {
    saved: new Map(bookmarks.map((bookmark) => [textOf(bookmark, 'internshipId') ?? '', textOf(bookmark, 'id') ?? ''])),
    applied: new Map(
      sent.map((application) => [
        textOf(application, 'internshipId') ?? '',
        {
          id: textOf(application, 'id') ?? '',
          submittedAt: textOf(application, 'submittedAt'),
          withdrawnAt: withdrawalOf(application),
          isUnanswered: UNANSWERED.includes(textOf(application, 'state') ?? ''),
        },
      ]),
    ),
  };
}

/** Saves an internship. @returns the id of the bookmark */
export async function addBookmark(internshipId: string): Promise<string> {
  return textOf(await callApi('POST', '/bookmarks', { internshipId }), 'id') ?? '';
}

export const removeBookmark = async (id: string): Promise<void> => void (await callApi('DELETE', `/bookmarks/${id}`));

/**
 * Ends the session of this browser, with the drafts that it keeps for this person.
 * @throws Error when the server cannot be reached
 */
export async function endSession(): Promise<void> {
  await callApi('POST', '/auth/sign-out');
  clearDrafts(globalThis);
}
