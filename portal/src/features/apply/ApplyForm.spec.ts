// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { AppError } from '@prentice/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../site/browser-session.ts';
import { createIdempotencyKeys, useApplyForm } from './ApplyForm.tsx';
import { readLocalDraft, saveLocalDraft } from './draft/local-draft.ts';

it('keeps the key for the same content and creates another for changed content', () => {
  let keysCreated = 0;
  const keyFor = createIdempotencyKeys(() => `key-${++keysCreated}`);
  expect(keyFor({ note: 'a' })).toBe('key-1');
  expect(keyFor({ note: 'a' })).toBe('key-1');
  expect(keyFor({ note: 'b' })).toBe('key-2');
  expect(keyFor({ note: 'a' })).toBe('key-3');
});

describe('the form of an application', () => {
  const [internId, internshipId, cvDocumentId] = ['1', '2', '3'].map((digit) => digit.repeat(24)) as [
    string,
    string,
    string,
  ];
  const start = { cvDocumentId, coverNote: 'Dear team', answers: [] };
  const openForm = (options: Partial<Parameters<typeof useApplyForm>[0]> = {}) => {
    const onSent = vi.fn();
    const { result } = renderHook(() =>
      useApplyForm({
        t: (key) => key,
        internId,
        internshipId,
        questions: [],
        start,
        uploading: false,
        onSent,
        ...options,
      }),
    );
    return { result, onSent, submit: () => act(() => result.current.form.submit()) };
  };
  const storedDraft = () => readLocalDraft(localStorage, internId, internshipId);
  const answerWith = (answer: Promise<{ id: string }>) =>
    vi
      .spyOn(session.client.applications, 'submit')
      .mockReturnValue(answer as unknown as ReturnType<typeof session.client.applications.submit>);

  beforeEach(() => saveLocalDraft(localStorage, internId, internshipId, start));
  afterEach(() => {
    cleanup();
    localStorage.clear();
    vi.restoreAllMocks();
  });

  it('names the application that was sent, and deletes its draft', async () => {
    answerWith(Promise.resolve({ id: 'sent' }));
    const { result, onSent, submit } = openForm();
    await submit();
    expect(onSent.mock.calls).toEqual([['sent']]);
    expect(storedDraft()).toBeNull();
    expect(result.current.form).toMatchObject({ failure: undefined, busy: false });
  });

  it('counts as sent when another tab has sent it meanwhile, and reports no failure', async () => {
    answerWith(Promise.reject(new AppError('ALREADY_APPLIED')));
    const { result, onSent, submit } = openForm();
    await submit();
    expect(onSent.mock.calls).toEqual([[]]);
    expect(result.current.form).toMatchObject({ failure: undefined, busy: false });
  });

  it('keeps the draft and says why when the server refuses it', async () => {
    answerWith(Promise.reject(new AppError('INTERNSHIP_CLOSED')));
    const { result, onSent, submit } = openForm();
    await submit();
    expect(onSent).not.toHaveBeenCalled();
    expect(storedDraft()).toEqual(start);
    expect(result.current.form.failure).toBe('refusal.INTERNSHIP_CLOSED');
  });

  it.each([
    ['without a CV', { start: { ...start, cvDocumentId: null } }, { cv: 'apply.cv.needed' }],
    ['while a CV is uploaded', { uploading: true }, { cv: 'apply.cv.uploading' }],
    [
      'with a note that is too long',
      { start: { ...start, coverNote: 'x'.repeat(9_000) } },
      { coverNote: 'ui.field.long' },
    ],
  ])('is not sent %s', async (_, options, errors) => {
    const send = answerWith(Promise.resolve({ id: 'sent' }));
    const { result, submit } = openForm(options);
    await submit();
    expect(result.current.form.errors).toEqual(errors);
    expect(send).not.toHaveBeenCalled();
  });
});
