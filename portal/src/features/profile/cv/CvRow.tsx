import { isUsableDocument } from '@prentice/contract';
import { useState } from 'react';
import { fileSizeText, type UploadedDocument } from '../../../documents/upload.ts';
import type { Language } from '../../../i18n/language.ts';
import { localDateText } from '../../../i18n/date-time.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { Badge } from '../../../ui/Icon.tsx';
import { RenameCvForm } from './RenameCvForm.tsx';

interface CvRowProps {
  t: Translate;
  language: Language;
  cv: UploadedDocument;
  isDefault: boolean;
  onDefault: () => void;
  onOpen: () => void;
  onRemove: () => void;
  onPrefill: () => void;
  onRenamed: () => void;
}

/** Returns size, pages and date, and why the CV cannot be used or removed. */
const notesOf = ({ t, language, cv }: CvRowProps): string =>
  [
    fileSizeText(language, cv.size),
    cv.pages !== null && t('profile.cv.pages', { count: cv.pages }),
    localDateText(language, cv.createdAt),
    (cv.scanState === 'pending' || cv.scanState === 'rejected') && t(`profile.cv.${cv.scanState}`),
    cv.inUse && t('profile.cv.inUse'),
  ]
    .filter(Boolean)
    .join(', ');

function CvActions(props: CvRowProps & { onRename: () => void }) {
  const { t, cv, isDefault } = props;
  const [isAsking, setIsAsking] = useState(false);
  const clean = isUsableDocument(cv);
  const small = (label: string, run: () => void) => (
    <button type="button" className="button is-small" aria-label={`${label}: ${cv.fileName}`} onClick={run}>
      {label}
    </button>
  );
  return (
    <span className="row">
      {isAsking ? (
        small(t('profile.cv.removeNow'), props.onRemove)
      ) : (
        <>
          {clean && !isDefault && small(t('profile.cv.makeDefault'), props.onDefault)}
          {clean && small(t('profile.cv.prefill'), props.onPrefill)}
          {small(t('profile.cv.open'), props.onOpen)}
          {small(t('profile.cv.rename'), props.onRename)}
        </>
      )}
      {!cv.inUse && small(t(isAsking ? 'profile.cv.keep' : 'ui.remove'), () => setIsAsking(!isAsking))}
    </span>
  );
}

/** Shows a CV of the library. Removing it cannot be undone and needs confirmation; a double click does not confirm it. */
export function CvRow(props: CvRowProps) {
  const { t, cv, isDefault, onRenamed } = props;
  const [isRenaming, setIsRenaming] = useState(false);
  const renamed = (done: UploadedDocument | null): void => {
    setIsRenaming(false);
    if (done) onRenamed();
  };
  if (isRenaming)
    return (
      <li>
        <RenameCvForm t={t} cv={cv} onDone={renamed} />
      </li>
    );
  return (
    <li>
      <span>
        {cv.fileName} {isDefault && <Badge tone="answered">{t('profile.cv.default')}</Badge>}
        <span className="note">{notesOf(props)}</span>
      </span>
      <CvActions {...props} onRename={() => setIsRenaming(true)} />
    </li>
  );
}
