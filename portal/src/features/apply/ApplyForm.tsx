import {
  applicationLimits,
  AppError,
  submission,
  type ApplicationDraftContent,
  type Question,
} from '@prentice/contract';
import { useRef, useState } from 'react';
import type { UploadedDocument } from '../../documents/upload.ts';
import type { Language } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translate.ts';
import { session } from '../../site/browser-session.ts';
import { CountedField } from '../../ui/CountedField.tsx';
import { useFailure } from '../../ui/failure.hook.ts';
import { failureMessage } from '../../ui/form-errors.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { answerProblems, toAnswers, answersForDraft, answersForSubmission, type Answers } from './answers.ts';
import type { ApplicantState } from './applicant-loader.ts';
import { CvChoice } from './cv/CvChoice.tsx';
import { CvFit, type SkillNames } from './cv/CvFit.tsx';
import { CvPrivacyNotice } from './cv/CvPrivacyNotice.tsx';
import { useDraftAutosave } from './draft/draft-autosave.hook.ts';
import { deleteLocalDraft, readLocalDraft } from './draft/local-draft.ts';
import { DraftConflictNotice } from './draft/DraftConflictNotice.tsx';
import { QuestionField } from './QuestionField.tsx';

/**
 * Creates one idempotency key per content: the same content sent again, by a double click or after a lost reply, has
 * the same key and is one application; changed content gets another key.
 */
export function createIdempotencyKeys(makeKey: () => string): (content: unknown) => string {
  let last = { content: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.content) last = { content: text, key: makeKey() };
    return last.key;
  };
}

interface ApplyFormOptions {
  t: Translate;
  internId: string;
  internshipId: string;
  questions: readonly Question[];
  start: ApplicationDraftContent;
  /** Whether a CV is being uploaded, which could not be sent yet. */
  uploading: boolean;
  /** Called after sending; without an id when the application had already been sent in another tab. */
  onSent: (applicationId?: string) => void;
}

/** Returns the form of an application: what is written, what is wrong with it, and sending it once. */
export function useApplyForm({ t, internId, internshipId, questions, start, uploading, onSent }: ApplyFormOptions) {
  const [cv, setCv] = useState(start.cvDocumentId);
  const [coverNote, setCoverNote] = useState(start.coverNote ?? '');
  const [answers, setAnswers] = useState<Answers>(() => toAnswers(start.answers));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { failure, fail, forget } = useFailure();
  const [busy, setBusy] = useState(false);
  const keyFor = useRef(createIdempotencyKeys(() => crypto.randomUUID()));

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
    const errors = check();
    setErrors(errors);
    forget();
    if (Object.keys(errors).length > 0 || !cv) return;
    const body = { internshipId, cvDocumentId: cv, coverNote, answers: answersForSubmission(questions, answers) };
    setBusy(true);
    try {
      const idempotencyKey = keyFor.current(body);
      const { id } = await session.client.applications.submit({ body: submission.parse(body), idempotencyKey });
      deleteLocalDraft(localStorage, internId, internshipId);
      onSent(id);
    } catch (error) {
      if (error instanceof AppError && error.code === 'ALREADY_APPLIED') return onSent();
      fail(error, failureMessage(error, t));
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
  /** Replaces the content of the form by another draft. */
  const replaceDraft = (newDraft: ApplicationDraftContent): void => {
    setCv(newDraft.cvDocumentId);
    setCoverNote(newDraft.coverNote ?? '');
    setAnswers(toAnswers(newDraft.answers));
    setErrors({});
  };
  const draft: ApplicationDraftContent = {
    cvDocumentId: cv,
    coverNote: coverNote || null,
    answers: answersForDraft(questions, answers),
  };
  const form = { errors, failure, busy, submit };
  return { form, cv, setCv, coverNote, setCoverNote, answers, answer, draft, replaceDraft };
}

interface ApplyFormProps {
  t: Translate;
  language: Language;
  internId: string;
  internshipId: string;
  questions: readonly Question[];
  skillNames?: SkillNames;
  applicant: Extract<ApplicantState, { kind: 'intern' }>;
  onSent: (applicationId?: string) => void;
}

/** Returns the first content of the form: the local draft, or else that of the server, with a CV that exists. */
function firstDraft(
  { cvs, readiness }: ApplyFormProps['applicant'],
  local: ApplicationDraftContent | null,
): ApplicationDraftContent {
  const draft = local ?? readiness.draft;
  const preferredCv = cvs.find((cv) => cv.isDefault) ?? cvs[0];
  const hasChosenCv = cvs.some((cv) => cv.id === draft?.cvDocumentId);
  return {
    cvDocumentId: (hasChosenCv ? draft?.cvDocumentId : preferredCv?.id) ?? null,
    coverNote: draft?.coverNote ?? null,
    answers: draft?.answers ?? [],
  };
}

/** Shows the application: CV, cover note, the posting's questions. What is written is stored until it is sent. */
export function ApplyForm({
  t,
  language,
  internId,
  internshipId,
  questions,
  applicant,
  onSent,
  ...props
}: ApplyFormProps) {
  const { skillNames = {} } = props;
  const [cvs, setCvs] = useState<readonly UploadedDocument[]>(applicant.cvs);
  const [isUploading, setIsUploading] = useState(false);
  const [start] = useState(() => firstDraft(applicant, readLocalDraft(localStorage, internId, internshipId)));
  const apply = useApplyForm({ t, internId, internshipId, questions, start, uploading: isUploading, onSent });
  const replaceDraft = (newDraft: ApplicationDraftContent): void => {
    const hasChosenCv = cvs.some((cv) => cv.id === newDraft.cvDocumentId);
    apply.replaceDraft(hasChosenCv ? newDraft : { ...newDraft, cvDocumentId: apply.cv });
  };
  const { state, conflict, swap, keepLocal } = useDraftAutosave({
    internId,
    internshipId,
    draft: apply.draft,
    replaceDraft,
  });
  return (
    <FormFrame
      t={t}
      form={apply.form}
      action={t('apply.send')}
      extra={
        <span className="note" role="status">
          {state !== 'unchanged' && t(`apply.draft.${state}`)}
        </span>
      }
    >
      {conflict && <DraftConflictNotice t={t} conflictingDraft={conflict} onSwap={swap} onKeepLocal={keepLocal} />}
      <CvChoice
        t={t}
        language={language}
        cvs={cvs}
        chosen={apply.cv}
        error={apply.cv && !isUploading ? undefined : apply.form.errors['cv']}
        onChoose={apply.setCv}
        onUploading={setIsUploading}
        onUploaded={(document) => {
          setCvs((current) => [document, ...current]);
          apply.setCv(document.id);
        }}
      />
      {apply.cv && (
        <CvFit t={t} language={language} internshipId={internshipId} cvId={apply.cv} skillNames={skillNames} />
      )}
      {apply.cv && <CvPrivacyNotice key={apply.cv} t={t} cvId={apply.cv} />}
      <CountedField
        name="coverNote"
        label={t('apply.coverNote')}
        hint={t('apply.coverNote.hint')}
        optional
        rows={8}
        max={applicationLimits.coverNote}
        t={t}
        value={apply.coverNote}
        onChange={apply.setCoverNote}
        error={apply.form.errors['coverNote']}
      />
      {questions.map((question) => (
        <QuestionField
          key={question.key}
          t={t}
          question={question}
          value={apply.answers[question.key]}
          error={apply.form.errors[`question-${question.key}`]}
          onChange={(value) => apply.answer(question.key, value)}
        />
      ))}
      <p className="note">{t('apply.frozen')}</p>
    </FormFrame>
  );
}
