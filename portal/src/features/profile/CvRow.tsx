import { isUsableDocument } from '@prentice/contract';
import { useState } from 'react';
import { sizeText } from '../../documents/size.ts';
import type { OwnDocument } from '../../documents/upload.ts';
import type { Language } from '../../i18n/language.ts';
import { localDayText } from '../../i18n/moment.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CvRename } from './CvRename.tsx';

interface CvRowProps {
  t: Translate;
  language: Language;
  cv: OwnDocument;
  isDefault: boolean;
  onDefault: () => void;
  onOpen: () => void;
  onRemove: () => void;
  onPrefill: () => void;
  onRenamed: () => void;
}

/** Pages and day, and what stands in the way of using or removing it. */
const notesOf = ({ t, language, cv }: CvRowProps): string =>
  [
    sizeText(language, cv.size),
    cv.pages !== null && t('profile.cv.pages', { count: cv.pages }),
    localDayText(language, cv.createdAt),
    (cv.scanState === 'pending' || cv.scanState === 'rejected') && t(`profile.cv.${cv.scanState}`),
    cv.inUse && t('profile.cv.inUse'),
  ]
    .filter(Boolean)
    .join(', ');

function Acts(props: CvRowProps & { onRename: () => void }) {
  const { t, cv, isDefault } = props;
  const [asking, setAsking] = useState(false);
  const clean = isUsableDocument(cv);
  const small = (label: string, run: () => void) => (
    <button type="button" className="button is-small" aria-label={`${label}: ${cv.fileName}`} onClick={run}>
      {label}
    </button>
  );
  return (
    <span className="row">
      {asking ? (
        small(t('profile.cv.removeNow'), props.onRemove)
      ) : (
        <>
          {clean && !isDefault && small(t('profile.cv.makeDefault'), props.onDefault)}
          {clean && small(t('profile.cv.prefill'), props.onPrefill)}
          {small(t('profile.cv.open'), props.onOpen)}
          {small(t('profile.cv.rename'), props.onRename)}
        </>
      )}
      {!cv.inUse && small(t(asking ? 'profile.cv.keep' : 'ui.remove'), () => setAsking(!asking))}
    </span>
  );
}

/** One CV of the library. Removing it cannot be undone, so it is asked again before; who presses twice keeps it. */
export function CvRow(props: CvRowProps) {
  const { t, cv, isDefault, onRenamed } = props;
  const [renaming, setRenaming] = useState(false);
  const renamed = (done: OwnDocument | null): void => {
    setRenaming(false);
    if (done) onRenamed();
  };
  if (renaming)
    return (
      <li>
        <CvRename t={t} cv={cv} onDone={renamed} />
      </li>
    );
  return (
    <li>
      <span>
        {cv.fileName} {isDefault && <Badge tone="answered">{t('profile.cv.default')}</Badge>}
        <span className="note">{notesOf(props)}</span>
      </span>
      <Acts {...props} onRename={() => setRenaming(true)} />
    </li>
  );
}
