import { saveFile } from '@prentice/client/browser';
import { useAction } from '../../../session/action.hook.ts';
import { session } from '../../../site/browser-session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { AccessLog } from '../cv/AccessLog.tsx';
import { CvLibrary } from '../cv/CvLibrary.tsx';
import { AutosaveStatus } from '../autosave/AutosaveStatus.tsx';
import type { StepProps } from '../autosave/profile-autosave.hook.ts';
import { VisibilityChoice } from '../visibility/VisibilityChoice.tsx';

/** Shows CVs, visibility of the profile, access log, and export of the profile. */
export function CvStep(props: StepProps & { emailVerified: boolean }) {
  const { t, language, emailVerified, saving } = props;
  const act = useAction(t);
  const keep = () => act.run(async () => saveFile(await session.client.interns.jsonResume(), 'resume.json'));
  return (
    <div className="stack-wide">
      <AutosaveStatus t={t} saving={saving} />
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
