import { saveFile } from '@prentice/client/browser';
import { useState } from 'react';
import { CvUpload } from '../../../documents/CvUpload.tsx';
import { fileSizeText, type UploadedDocument } from '../../../documents/upload.ts';
import type { Language } from '../../../i18n/language.ts';
import { localDateText } from '../../../i18n/date-time.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { useAction } from '../../../session/action.hook.ts';
import { session } from '../../../site/browser-session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';

interface CvChoiceProps {
  t: Translate;
  language: Language;
  cvs: readonly UploadedDocument[];
  chosen: string | null;
  error: string | undefined;
  onChoose: (id: string) => void;
  /** Whether another one is on its way. */
  onUploading: (uploading: boolean) => void;
  onUploaded: (document: UploadedDocument) => void;
}

/** Makes a CV of the profile, for those who have no file at hand, or whose profile has changed since. */
function ProfileCvButton({
  t,
  language,
  cvs,
  onUploaded,
}: Pick<CvChoiceProps, 't' | 'language' | 'cvs' | 'onUploaded'>) {
  const { run, busy, failure } = useAction(t);
  const make = async (): Promise<void> => {
    const { makeProfileCv } = await import('../../../cv-prefill/profile-cv.ts');
    onUploaded(await makeProfileCv(await session.client.interns.own(), { t, language }));
  };
  return (
    <div className={cvs.length === 0 ? 'cv-otherwise' : 'cv-again'}>
      {cvs.length === 0 && <p className="field-label">{t('cv.otherwise')}</p>}
      <Button busy={busy} {...(cvs.length > 0 && { look: 'small' as const })} onClick={() => void run(make)}>
        {t(cvs.length === 0 ? 'apply.byHand.make' : 'apply.byHand.again')}
      </Button>
      {failure && <Notice tone="attention" role="alert" title={failure} />}
    </div>
  );
}

/** Lets the applicant look at the CV that is going to be sent. */
function CvDownload({ t, cv }: Pick<CvChoiceProps, 't'> & { cv: UploadedDocument }) {
  const { run, busy, failure } = useAction(t);
  const download = async (): Promise<void> =>
    saveFile(await session.client.documents.file({ params: { id: cv.id } }), cv.fileName);
  return (
    <>
      <button
        type="button"
        className="choice"
        aria-disabled={busy || undefined}
        aria-label={t('apply.cv.downloadOf', { name: cv.fileName })}
        onClick={() => void run(download)}
      >
        {t('apply.cv.download')}
      </button>
      {failure && <Notice tone="attention" role="alert" title={failure} />}
    </>
  );
}

/** Selects the CV to send, or uploads a new one. */
export function CvChoice({ t, language, cvs, chosen, error, onChoose, onUploading, onUploaded }: CvChoiceProps) {
  const [madeId, setMadeId] = useState('');
  const addMade = (document: UploadedDocument): void => {
    setMadeId(document.id);
    onUploaded(document);
  };
  return (
    <fieldset className="field" aria-describedby={error ? 'cv-error' : undefined}>
      <legend className="field-label">{t('apply.cv')}</legend>
      {cvs.length > 0 && (
        <ul className="plain cv-choices">
          {cvs.map((cv) => (
            <li key={cv.id}>
              <label className="check">
                <input type="radio" name="cv" checked={chosen === cv.id} onChange={() => onChoose(cv.id)} />
                <span>
                  <span className="file-name">{cv.fileName}</span>{' '}
                  <span className="note">
                    {fileSizeText(language, cv.size)} · {localDateText(language, cv.createdAt)}
                  </span>
                </span>
              </label>
              {chosen === cv.id && <CvDownload t={t} cv={cv} />}
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p className="field-error" id="cv-error">
          <Icon name="attention" size={16} />
          {error}
        </p>
      )}
      <div className="cv-more">
        {/* What it said of a file that was refused has no place beside a CV that was made. */}
        <CvUpload key={madeId} t={t} isAnother={cvs.length > 0} onUploading={onUploading} onUploaded={onUploaded} />
        <ProfileCvButton t={t} language={language} cvs={cvs} onUploaded={addMade} />
      </div>
    </fieldset>
  );
}
