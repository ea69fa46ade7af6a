import { useAct } from '../../session/act.hook.ts';
import { keepFile } from '../../session/download.ts';
import { session } from '../../site/browser.session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AccessLog } from './AccessLog.tsx';
import { CvLibrary } from './CvLibrary.tsx';
import { SavingNote } from './SavingNote.tsx';
import type { StepProps } from './steps.ts';
import { VisibilityChoice } from './VisibilityChoice.tsx';

/** CVs, who sees the profile, who opened a CV, and the profile as a file of one's own. */
export function CvStep(props: StepProps & { emailVerified: boolean }) {
  const { t, language, emailVerified, saving } = props;
  const act = useAct(t);
  const keep = () => act.run(async () => keepFile(await session.client.interns.jsonResume(), 'resume.json'));
  return (
    <div className="stack-wide">
      <SavingNote t={t} saving={saving} />
      {emailVerified ? (
        <CvLibrary {...props} />
      ) : (
        <Notice tone="attention" title={t('refusal.EMAIL_NOT_VERIFIED')}>
          <a href="/auth/verify-email">{t('profile.verify')}</a>
        </Notice>
      )}
      <VisibilityChoice {...props} />
      {emailVerified && <AccessLog t={t} language={language} />}
      <section className="stack" aria-labelledby="export-title">
        <h3 id="export-title">{t('profile.export')}</h3>
        <p>{t('profile.export.text')}</p>
        {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
        <p>
          <Button busy={act.busy} onClick={() => void keep()}>
            {t('profile.export.keep')}
          </Button>
        </p>
      </section>
    </div>
  );
}
