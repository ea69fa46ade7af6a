import { visibilities, type InternUpdate } from '@prentice/contract';
import { useState } from 'react';
import { session } from '../../../site/browser-session.ts';
import { useAction } from '../../../session/action.hook.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ProfilePreview, type EmployerProfileView } from './ProfilePreview.tsx';
import type { StepProps } from '../autosave/profile-autosave.hook.ts';

type Visibility = InternUpdate['visibility'];

/** Shows who sees the profile, and exactly what they see. */
export function VisibilityChoice({ t, language, saving }: StepProps) {
  const { values, set, saveNow } = saving;
  const [seen, setSeen] = useState<{ profile: EmployerProfileView | null }>();
  const act = useAction(t);
  const show = () =>
    act.run(async () => {
      await saveNow();
      const { profile } = await session.client.interns.preview();
      setSeen({ profile });
    });
  const choose = (visibility: Visibility): void => {
    set({ visibility });
    setSeen(undefined);
  };
  return (
    <section className="stack" aria-labelledby="visibility-title">
      <h3 id="visibility-title">{t('profile.visibility')}</h3>
      <fieldset>
        <legend className="visually-hidden">{t('profile.visibility')}</legend>
        {visibilities.map((visibility) => (
          <label key={visibility} className="check">
            <input
              type="radio"
              name="visibility"
              checked={values.visibility === visibility}
              onChange={() => choose(visibility)}
            />
            <span>
              {t(`profile.visibility.${visibility}`)}{' '}
              <span className="note">{t(`profile.visibility.${visibility}.text`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
      <p>
        <Button busy={act.busy} onClick={() => void show()}>
          {t('profile.preview.show')}
        </Button>
      </p>
      {seen && <ProfilePreview t={t} language={language} profile={seen.profile} />}
    </section>
  );
}
