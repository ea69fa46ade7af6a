import type { Translate } from '../../i18n/translate.ts';
import { useAction } from '../../session/action.hook.ts';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';

export interface NextStepsProps {
  t: Translate;
  documentId: string;
  /** Whether applications start with this CV. */
  isDefault: boolean;
  /** Called once applications start with it. */
  onDefault: () => void;
  onCompare: () => void;
  /** Whether something should be improved first. */
  isUnfinished: boolean;
}

/** What to do with a CV that was read: apply with it, compare it with an internship, find one. */
export function NextSteps({ t, documentId, isDefault, onDefault, onCompare, isUnfinished }: NextStepsProps) {
  const { run, busy, failure } = useAction(t);
  const use = (): void =>
    void run(async () => {
      await session.client.interns.chooseCv({ body: { documentId } });
      onDefault();
    });
  return (
    <section className="stack" aria-labelledby="cv-next">
      <h3 id="cv-next">{t('cvReview.next')}</h3>
      <p role="status" className="cv-next-default">
        {isDefault && (
          <>
            <Icon name="answered" size={18} /> {t('cvReview.next.default')}
          </>
        )}
      </p>
      <p className="row">
        {!isDefault && (
          <Button {...(!isUnfinished && { look: 'primary' as const })} busy={busy} onClick={use}>
            {t('resume.use')}
          </Button>
        )}
        <Button {...(isDefault && !isUnfinished && { look: 'primary' as const })} onClick={onCompare}>
          {t('cvReview.clean.compare')}
        </Button>
        <a className="button" href="/internships">
          {t('cvReview.next.find')}
        </a>
      </p>
      {failure && <Notice tone="attention" role="alert" title={failure} />}
    </section>
  );
}
