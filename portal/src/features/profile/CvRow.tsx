import { useState } from 'react';
import { sizeText } from '../../documents/size.ts';
import type { OwnDocument } from '../../documents/upload.ts';
import type { Language } from '../../i18n/language.ts';
import { localDayText } from '../../i18n/moment.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Badge } from '../../ui/Badge.tsx';

interface CvRowProps {
  t: Translate;
  language: Language;
  cv: OwnDocument;
  isDefault: boolean;
  onDefault: () => void;
  onOpen: () => void;
  onRemove: () => void;
}

/** One CV of the library. Removing it cannot be undone, so it is asked again before; who presses twice keeps it. */
export function CvRow({ t, language, cv, isDefault, onDefault, onOpen, onRemove }: CvRowProps) {
  const [asking, setAsking] = useState(false);
  const small = (label: string, run: () => void) => (
    <button type="button" className="button is-small" aria-label={`${label}: ${cv.fileName}`} onClick={run}>
      {label}
    </button>
  );
  return (
    <li>
      <span>
        {cv.fileName} {isDefault && <Badge tone="answered">{t('profile.cv.default')}</Badge>}
        <span className="note">
          {sizeText(language, cv.size)}
          {cv.pages !== null && `, ${t('profile.cv.pages', { count: cv.pages })}`},{' '}
          {localDayText(language, cv.createdAt)}
          {cv.scanState !== 'clean' && `, ${t(`profile.cv.${cv.scanState}`)}`}
          {cv.inUse && `, ${t('profile.cv.inUse')}`}
        </span>
      </span>
      <span className="row">
        {asking && small(t('profile.cv.removeNow'), onRemove)}
        {!asking && !isDefault && cv.scanState === 'clean' && small(t('profile.cv.makeDefault'), onDefault)}
        {!asking && small(t('profile.cv.open'), onOpen)}
        {!cv.inUse && small(t(asking ? 'profile.cv.keep' : 'ui.remove'), () => setAsking(!asking))}
      </span>
    </li>
  );
}
