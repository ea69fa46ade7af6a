import { AppError, documentLimits } from '@prentice/contract';
import { useId, useState } from 'react';
import type { Translate } from '../i18n/translate.ts';
import { useFailure } from '../ui/failure.hook.ts';
import { failureMessage } from '../ui/form-errors.ts';
import { useLeaveWarning } from '../ui/leave-warning.hook.ts';
import { Notice } from '../ui/Notice.tsx';
import { acceptAttribute, uploadDocument, type UploadedDocument } from './upload.ts';

interface CvUploadProps {
  t: Translate;
  /** Whether there is one already, in whose place this one comes. */
  isAnother?: boolean;
  /** Called when an upload starts or ends. */
  onUploading?: (uploading: boolean) => void;
  /** Called with the name of a file that was not taken. */
  onRefused?: (fileName: string) => void;
  onUploaded: (document: UploadedDocument) => void;
}

/** Says what is wrong with a file: of one that its name calls a PDF, that it cannot be opened as one. */
const uploadFailure = (error: unknown, name: string, t: Translate): string =>
  error instanceof AppError && error.code === 'FILE_CORRUPT' && /\.pdf$/i.test(name)
    ? t('cv.upload.corruptPdf')
    : failureMessage(error, t);

/** Uploads a CV and shows the progress and the result of the check. */
export function CvUpload({ t, isAnother = false, onUploading, onRefused, onUploaded }: CvUploadProps) {
  const id = useId();
  const [share, setShare] = useState<number>();
  const [name, setName] = useState('');
  const { failure, fail, forget } = useFailure();
  useLeaveWarning(share !== undefined);
  const upload = async (input: HTMLInputElement): Promise<void> => {
    const file = input.files?.[0];
    if (!file || share !== undefined) return;
    forget();
    setShare(0);
    setName(file.name);
    onUploading?.(true);
    try {
      onUploaded(await uploadDocument(file, 'cv', setShare));
    } catch (error) {
      fail(error, `${file.name}: ${uploadFailure(error, file.name, t)}`);
      onRefused?.(file.name);
    }
    setShare(undefined);
    onUploading?.(false);
    // The same file can be chosen again after it was corrected.
    input.value = '';
  };
  const label = t(isAnother ? 'cv.upload.other' : 'cv.upload');
  const percent = Math.round((share ?? 0) * 100);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <p className="field-hint" id={`${id}-hint`}>
        {t('cv.upload.hint', { pages: documentLimits.cvPages })}
      </p>
      <input
        id={id}
        type="file"
        className="control"
        accept={acceptAttribute('cv')}
        aria-describedby={`${id}-hint`}
        onChange={(event) => void upload(event.currentTarget)}
      />
      <p role="status" className="note">
        {share !== undefined &&
          (percent < 100 ? t('cv.upload.progress', { percent }) : t('cv.upload.checking', { name }))}
      </p>
      {share !== undefined && <progress className="progress" max={100} value={percent} aria-label={label} />}
      {failure && <Notice tone="attention" role="alert" title={failure} />}
    </div>
  );
}
