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
export function ApplyForm({ t, language, internId, internshipId, questions, applicant, onSent }: ApplyFormProps) {
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
