import { applicationLimits, Refusal, submission, type ApplicationDraft, type Question } from '@prentice/contract';
import { useRef, useState } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { session } from '../../site/browser.session.ts';
import { failureText } from '../../ui/form.errors.ts';
import { answerProblems, answersOf, answersToKeep, answersToSend, type Answers } from './answers.ts';
import { attemptKeys } from './attempt.key.ts';
import { dropLocalDraft } from './draft.keeping.ts';

interface ApplyOptions {
  t: Translate;
  internId: string;
  internshipId: string;
  questions: readonly Question[];
  start: ApplicationDraft;
  /** Another CV is on its way; it would not go along yet. */
  uploading: boolean;
  /** Sent; without the application where it was found to have been sent before, in another tab. */
  onSent: (applicationId?: string) => void;
}

/** The form of an application: what is written, what is wrong with it, and sending it once. */
export function useApply({ t, internId, internshipId, questions, start, uploading, onSent }: ApplyOptions) {
  const [cv, setCv] = useState(start.cvDocumentId);
  const [coverNote, setCoverNote] = useState(start.coverNote ?? '');
  const [answers, setAnswers] = useState<Answers>(() => answersOf(start.answers));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const keyFor = useRef(attemptKeys(() => crypto.randomUUID()));

  const check = (): Record<string, string> => {
    const long = [...coverNote.trim()].length > applicationLimits.coverNote;
    return {
      ...(cv ? {} : { cv: t('apply.cv.needed') }),
      ...(uploading ? { cv: t('apply.cv.uploading') } : {}),
      ...(long ? { coverNote: t('ui.field.long', { limit: applicationLimits.coverNote }) } : {}),
      ...Object.fromEntries(
        Object.entries(answerProblems(questions, answers)).map(([key, problem]) => [
          `question-${key}`,
          t(`apply.problem.${problem}`),
        ]),
      ),
    };
  };

  const submit = async (): Promise<void> => {
    if (busy) return;
    const found = check();
    setErrors(found);
    setFailure(undefined);
    if (Object.keys(found).length > 0 || !cv) return;
    const body = { internshipId, cvDocumentId: cv, coverNote, answers: answersToSend(questions, answers) };
    setBusy(true);
    try {
      const idempotencyKey = keyFor.current(body);
      const { id } = await session.client.applications.submit({ body: submission.parse(body), idempotencyKey });
      dropLocalDraft(localStorage, internId, internshipId);
      onSent(id);
    } catch (error) {
      if (error instanceof Refusal && error.code === 'ALREADY_APPLIED') return onSent();
      setFailure(failureText(error, t));
    } finally {
      setBusy(false);
    }
  };

  const answer = (key: string, value: Answers[string]): void => {
    setAnswers((current) => ({ ...current, [key]: value }));
    setErrors((current) =>
      Object.fromEntries(Object.entries(current).filter(([field]) => field !== `question-${key}`)),
    );
  };
  /** Puts other words in the place of what stands there. */
  const take = (words: ApplicationDraft): void => {
    setCv(words.cvDocumentId);
    setCoverNote(words.coverNote ?? '');
    setAnswers(answersOf(words.answers));
    setErrors({});
  };
  const draft: ApplicationDraft = {
    cvDocumentId: cv,
    coverNote: coverNote || null,
    answers: answersToKeep(questions, answers),
  };
  return { form: { errors, failure, busy, submit }, cv, setCv, coverNote, setCoverNote, answers, answer, draft, take };
}
