// @vitest-environment happy-dom
import { AppError, type ResumeDraftWrite, type StoredResumeDraft } from '@prentice/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../site/browser-session.ts';
import { useAccountDraft } from './account-draft.hook.ts';
import { loadAccountDraft, takeAccountDraft } from './account-draft.ts';
import { EDITOR_DRAFT, emptyResume, resumeDrafts, type EditedResume } from './resume-draft-store.ts';
import { useResumeEditor } from './resume-editor.hook.ts';

const named = (name: string): EditedResume => {
  const empty = emptyResume('en');
  return { ...empty, isTouched: true, draft: { ...empty.draft, basics: { ...empty.draft.basics, name } } };
};

/** The draft as the server keeps it, which other devices change, too. */
class ServerDraft {
  stored: StoredResumeDraft | null = null;
  isReachable = true;

  async read(): Promise<{ draft: StoredResumeDraft | null }> {
    if (!this.isReachable) throw new TypeError('offline');
    return { draft: this.stored };
  }

  async save({ version, body }: { version: number; body: ResumeDraftWrite }): Promise<StoredResumeDraft> {
    if (!this.isReachable) throw new TypeError('offline');
    if (version !== (this.stored?.version ?? 0)) throw new AppError('VERSION_CONFLICT');
    this.stored = { ...body, updatedAt: '2027-03-01T10:00:00.000Z', version: version + 1 };
    return this.stored;
  }

  get name(): string | undefined {
    return this.stored?.content.basics.name;
  }

  /** Another device saves a name. */
  async saveElsewhere(name: string): Promise<void> {
    const { draft, template, language } = named(name);
    const content = { ...draft, basics: { ...emptyBasics, ...draft.basics } } as ResumeDraftWrite['content'];
    await this.save({ version: this.stored?.version ?? 0, body: { content, template, language } });
  }
}
const emptyBasics = { name: '', label: '', email: '', phone: '', address: '', url: '', summary: '' };

let server: ServerDraft;
const open = () =>
  renderHook(() => {
    const editor = useResumeEditor('ada', emptyResume('en'), null);
    return { editor, account: useAccountDraft('ada', editor) };
  }).result;
const nameIn = ({ editor }: ReturnType<typeof open>['current']) => editor.edited.draft.basics['name'];
const pause = () => act(() => vi.advanceTimersByTimeAsync(1_500));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  server = new ServerDraft();
  vi.spyOn(session.client.resumes, 'draft').mockImplementation(() => server.read());
  vi.spyOn(session.client.resumes, 'saveDraft').mockImplementation((request) =>
    server.save(request as { version: number; body: ResumeDraftWrite }),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('saves in the account what is typed, after a pause, and says so', async () => {
  const result = open();
  expect(result.current.account.state).toBe('untouched');
  await act(async () => result.current.editor.change(named('Ada')));
  expect([result.current.account.state, server.name]).toEqual(['pending', undefined]);
  await pause();
  expect([result.current.account.state, server.name]).toEqual(['saved', 'Ada']);
  await act(async () => result.current.editor.change(named('Ada Kern')));
  await pause();
  expect([result.current.account.state, server.name]).toEqual(['saved', 'Ada Kern']);
});

it('keeps trying what could not be saved, and saves it when the page opens again', async () => {
  const result = open();
  server.isReachable = false;
  await act(async () => result.current.editor.change(named('Ada')));
  await pause();
  expect(result.current.account.state).toBe('failed');
  cleanup();
  server.isReachable = true;
  const again = open();
  await pause();
  expect([again.current.account.state, server.name]).toEqual(['saved', 'Ada']);
});

it('asks which is kept when another device saved meanwhile, and loses neither', async () => {
  const result = open();
  await act(async () => result.current.editor.change(named('Ada')));
  await pause();
  await server.saveElsewhere('Bo');
  await act(async () => result.current.editor.change(named('Ada Kern')));
  await pause();
  expect([result.current.account.hasConflict, server.name]).toEqual([true, 'Bo']);
  await act(async () => result.current.account.keepMine());
  await pause();
  expect([result.current.account.hasConflict, nameIn(result.current), server.name]).toEqual([
    false,
    'Ada Kern',
    'Ada Kern',
  ]);
  await act(async () => result.current.editor.undo?.());
  expect(nameIn(result.current)).toBe('Bo');
});

it('keeps that of the other device, and brings back this one by undoing', async () => {
  const result = open();
  await act(async () => result.current.editor.change(named('Ada')));
  await pause();
  await server.saveElsewhere('Bo');
  await act(async () => result.current.editor.change(named('Ada Kern')));
  await pause();
  await act(async () => result.current.account.useOther());
  await pause();
  expect([nameIn(result.current), server.name, result.current.account.state]).toEqual(['Bo', 'Bo', 'saved']);
  await act(async () => result.current.editor.undo?.());
  await pause();
  expect([nameIn(result.current), server.name]).toEqual(['Ada Kern', 'Ada Kern']);
});

it('does not take its own save for that of another device when the reply was lost', async () => {
  const result = open();
  vi.spyOn(session.client.resumes, 'saveDraft').mockImplementationOnce(async (request) => {
    await server.save(request as { version: number; body: ResumeDraftWrite });
    throw new TypeError('lost');
  });
  await act(async () => result.current.editor.change(named('Ada')));
  await pause();
  await act(async () => result.current.editor.change(named('Ada Kern')));
  await pause();
  expect([result.current.account.hasConflict, server.name]).toEqual([false, 'Ada Kern']);
});

it('takes what another device saved when nothing here would be lost', async () => {
  await server.saveElsewhere('Bo');
  expect(takeAccountDraft('ada', await loadAccountDraft())).toMatchObject({ draft: { basics: { name: 'Bo' } } });
  const result = open();
  expect(nameIn(result.current)).toBe('Bo');
  await server.saveElsewhere('Bo Lind');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect([nameIn(result.current), result.current.editor.isFromOtherTab]).toEqual(['Bo Lind', true]);
  expect(resumeDrafts('ada').read(EDITOR_DRAFT)?.value.draft.basics['name']).toBe('Bo Lind');
});

it('leaves what was typed here and never saved where the account has another draft', async () => {
  resumeDrafts('ada').save(EDITOR_DRAFT, named('Ada'));
  await server.saveElsewhere('Bo');
  expect(takeAccountDraft('ada', await loadAccountDraft())).toBeNull();
  const result = open();
  await pause();
  expect([nameIn(result.current), result.current.account.hasConflict, server.name]).toEqual(['Ada', true, 'Bo']);
});

it('says when the text is more than the account takes', async () => {
  const result = open();
  await act(async () => result.current.editor.change(named('x'.repeat(1_000))));
  await pause();
  expect([result.current.account.state, server.name]).toEqual(['tooLong', undefined]);
});
