import { applicationLimits, type ApplicationDraftContent, type Question } from '@prentice/contract';
import { useState } from 'react';
import type { UploadedDocument } from '../../documents/upload.ts';
import type { Language } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Field } from '../../ui/Field.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { useApplyForm } from './apply-form.hook.ts';
import type { ApplicantState } from './applicant-loader.ts';
import { CvChoice } from './CvChoice.tsx';
import { CvPrivacyNotice } from './CvPrivacyNotice.tsx';
import { useDraftAutosave } from './draft/draft-autosave.hook.ts';
import { readLocalDraft } from './draft/local-draft.ts';
import { DraftConflictNotice } from './draft/DraftConflictNotice.tsx';
import { QuestionField } from './QuestionField.tsx';

interface ApplyFormProps {
  t: Translate;
  language: Language;
  internId: string;
  internshipId: string;
  questions: readonly Question[];
  found: Extract<ApplicantState, { kind: 'intern' }>;
  onSent: (applicationId?: string) => void;
}

/** What stands in the form at first: what was kept here, or else by the server, and a CV that there is. */
function firstDraft(
  { cvs, readiness }: ApplyFormProps['found'],
  local: ApplicationDraftContent | null,
): ApplicationDraftContent {
  const draft = local ?? readiness.draft;
  const usual = cvs.find((cv) => cv.isDefault) ?? cvs[0];
  const hasChosenCv = cvs.some((cv) => cv.id === draft?.cvDocumentId);
  return {
    cvDocumentId: (hasChosenCv ? draft?.cvDocumentId : usual?.id) ?? null,
    coverNote: draft?.coverNote ?? null,
    answers: draft?.answers ?? [],
  };
}

/** The application: CV, cover note, the posting's questions. What is written is kept until it is sent. */
export function ApplyForm({ t, language, internId, internshipId, questions, found, onSent }: ApplyFormProps) {
  const [cvs, setCvs] = useState<readonly UploadedDocument[]>(found.cvs);
  const [uploading, setUploading] = useState(false);
  const [start] = useState(() => firstDraft(found, readLocalDraft(localStorage, internId, internshipId)));
  const apply = useApplyForm({ t, internId, internshipId, questions, start, uploading, onSent });
  const take = (newDraft: ApplicationDraftContent): void => {
    const hasChosenCv = cvs.some((cv) => cv.id === newDraft.cvDocumentId);
    apply.take(hasChosenCv ? newDraft : { ...newDraft, cvDocumentId: apply.cv });
  };
  const { state, other, swap, keepCurrent } = useDraftAutosave({
    internId,
    internshipId,
    draft: apply.draft,
    take,
  });
  return (
    <FormFrame
      t={t}
      form={apply.form}
      action={t('apply.send')}
      extra={
        <span className="note" role="status">
          {state !== 'untouched' && t(`apply.draft.${state}`)}
        </span>
      }
    >
      {other && <DraftConflictNotice t={t} conflictingDraft={other} onSwap={swap} onKeepCurrent={keepCurrent} />}
      <CvChoice
        t={t}
        language={language}
        cvs={cvs}
        chosen={apply.cv}
        error={apply.cv && !uploading ? undefined : apply.form.errors['cv']}
        onChoose={apply.setCv}
        onUploading={setUploading}
        onUploaded={(document) => {
          setCvs((current) => [document, ...current]);
          apply.setCv(document.id);
        }}
      />
      {apply.cv && <CvPrivacyNotice key={apply.cv} t={t} cvId={apply.cv} />}
      <Field
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
