import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { problemsOf } from './finding-wording.ts';
import { MarkedPages, type MarkedPagesProps } from './MarkedPage.tsx';

interface EnlargedPagesProps extends MarkedPagesProps {
  onClose: () => void;
}

/** Shows the pages of a CV as large as the screen, and what the selected mark is about; Escape closes them. */
export function EnlargedPages({ onClose, ...pages }: EnlargedPagesProps) {
  const { t, findings, selected } = pages;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const problems = problemsOf(
    findings.filter(({ number }) => number === selected),
    t,
  );
  return (
    <dialog ref={dialog} className="cv-dialog" aria-labelledby="cv-enlarged" onClose={onClose}>
      <div className="cv-dialog-head">
        <h2 id="cv-enlarged">{t('cvReview.enlarged')}</h2>
        <button
          type="button"
          className="button"
          aria-label={t('cvReview.enlarged.close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <MarkedPages {...pages} />
      <div role="status" className="cv-dialog-finding">
        {problems.map(({ reason, fix }) => (
          <p key={reason}>
            <strong>{reason}</strong> {fix}
          </p>
        ))}
      </div>
    </dialog>
  );
}
