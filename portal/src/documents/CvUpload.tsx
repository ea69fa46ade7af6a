import { AppError, documentLimits } from '@prentice/contract';
import { useState } from 'react';
import type { Translate } from '../i18n/translate.ts';
import { useFailure } from '../ui/failure.hook.ts';
import { FileField } from '../ui/FileField.tsx';
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
  const [share, setShare] = useState<number>();
  const [chosen, setChosen] = useState<File>();
  const { failure, fail, forget } = useFailure();
  useLeaveWarning(share !== undefined);
  const upload = async (file: File): Promise<void> => {
    if (share !== undefined) return;
    forget();
    setShare(0);
    setChosen(file);
    onUploading?.(true);
    try {
      onUploaded(await uploadDocument(file, 'cv', setShare));
      setChosen(undefined);
    } catch (error) {
      fail(error, `${file.name}: ${uploadFailure(error, file.name, t)}`);
      onRefused?.(file.name);
    }
    setShare(undefined);
    onUploading?.(false);
  };
  const label = t(isAnother ? 'cv.upload.other' : 'cv.upload');
  const percent = Math.round((share ?? 0) * 100);
  return (
    <FileField
      t={t}
      label={label}
      hint={t('cv.upload.hint', { pages: documentLimits.cvPages })}
      accept={acceptAttribute('cv')}
      isCompact={isAnother}
      chosen={chosen}
      isRefused={Boolean(failure)}
      onFile={(file) => void upload(file)}
    >
      <p role="status" className="note">
        {share !== undefined &&
          (percent < 100
            ? t('cv.upload.progress', { percent })
            : t('cv.upload.checking', { name: chosen?.name ?? '' }))}
      </p>
      {share !== undefined && <progress className="progress" max={100} value={percent} aria-label={label} />}
      {failure && <Notice tone="attention" role="alert" title={failure} />}
    </FileField>
  );
}
