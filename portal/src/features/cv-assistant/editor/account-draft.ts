import { AppError, resumeDraftWrite, type ResumeDraftWrite, type StoredResumeDraft } from '@prentice/contract';
import { createDraftStore, type DraftStore } from '@prentice/drafts';
import { z } from 'zod';
import { session } from '../../../site/browser-session.ts';
import { EDITOR_DRAFT, resumeDrafts, type EditedResume } from './resume-draft-store.ts';

const accountDraft = z.object({ version: z.number(), content: z.string() });

/** What this browser and the account had in common last. */
export type AccountDraft = z.infer<typeof accountDraft>;

/** The version of a draft that no device has saved yet. */
export const UNSAVED_VERSION = 0;

/** Returns what this browser knows of the draft in the account. */
export const accountDrafts = (accountId: string): DraftStore<AccountDraft> =>
  createDraftStore<AccountDraft>({
    name: 'resume-account',
    accountId,
    storage: () => localStorage,
    parse: (value) => accountDraft.parse(value),
  });

/** Returns what is sent to the account; null when it is more than the account takes. */
export const draftWriteOf = ({ draft, template, language }: EditedResume): ResumeDraftWrite | null =>
  resumeDraftWrite.safeParse({ content: draft, template, language }).data ?? null;

/** Returns a draft of the account as the editor works on it. */
export const editedDraftOf = ({ content, template, language }: StoredResumeDraft): EditedResume => ({
  draft: content,
  template,
  language,
  documentId: null,
  isTouched: true,
});

/** Returns a text that is the same for drafts that say the same. */
export function serializeDraft({ draft, ...edited }: EditedResume): string {
  const { content, template, language } = draftWriteOf({ draft, ...edited }) ?? { content: draft, ...edited };
  return JSON.stringify([content, template, language]);
}

/** Returns whether something was typed that the account does not have. */
export const isUnsaved = (edited: EditedResume, account: AccountDraft | null | undefined): boolean =>
  edited.isTouched && serializeDraft(edited) !== account?.content;

/** Loads the draft of the account; null before anything was saved. */
export const loadAccountDraft = async (): Promise<StoredResumeDraft | null> =>
  (await session.client.resumes.draft()).draft;

/**
 * Takes the draft of the account into this browser when it is newer than what this browser has and nothing would be
 * lost by that. What was typed here and is not in the account stays: saving it then asks which of the two is kept.
 * @returns what was taken; null when this browser's own draft is kept
 */
export function takeAccountDraft(accountId: string, stored: StoredResumeDraft | null): EditedResume | null {
  const drafts = resumeDrafts(accountId);
  const accounts = accountDrafts(accountId);
  const local = drafts.read(EDITOR_DRAFT)?.value;
  const account = accounts.read(EDITOR_DRAFT)?.value;
  if (!stored) {
    accounts.remove(EDITOR_DRAFT);
    return null;
  }
  if (local && (account?.version === stored.version || isUnsaved(local, account))) return null;
  const edited = editedDraftOf(stored);
  drafts.save(EDITOR_DRAFT, edited);
  accounts.save(EDITOR_DRAFT, { version: stored.version, content: serializeDraft(edited) });
  return edited;
}

/** Returns whether a save that failed can succeed a moment later. */
export const isTemporaryFailure = (failure: unknown): boolean =>
  failure instanceof TypeError || (failure instanceof AppError && (failure.status >= 500 || failure.status === 429));
