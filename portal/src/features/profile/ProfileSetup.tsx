import { profileSteps } from '@prentice/contract';
import { useState } from 'react';
import { translatorOf, type IslandText, type Translate } from '../../i18n/translate.ts';
import { useLoad } from '../../session/load.hook.ts';
import { whoIsHere } from '../../session/person.ts';
import { Waiting } from '../../session/Waiting.tsx';
import { session } from '../../site/browser.session.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { AboutStep } from './AboutStep.tsx';
import { Completeness } from './Completeness.tsx';
import { CvStep } from './CvStep.tsx';
import { EducationStep } from './EducationStep.tsx';
import { ExperienceStep } from './ExperienceStep.tsx';
import { firstOpenStep, type OwnProfile, type StepKey } from './profile.values.ts';
import { useSaving } from './saving.hook.ts';
import { SavingNote } from './SavingNote.tsx';
import { useStep } from './step.hook.ts';
import { WishesStep } from './WishesStep.tsx';

const stepKeys: readonly StepKey[] = profileSteps.map((step) => step.key);
const forms = { about: AboutStep, education: EducationStep, experience: ExperienceStep, wishes: WishesStep } as const;

async function load(): Promise<{ profile: OwnProfile; emailVerified: boolean }> {
  const [me, profile] = await Promise.all([whoIsHere(), session.client.interns.own()]);
  return { profile, emailVerified: me?.actor.emailVerified ?? false };
}

interface SetupProps {
  t: Translate;
  text: IslandText;
  start: OwnProfile;
  emailVerified: boolean;
}

function Setup({ t, text, start, emailVerified }: SetupProps) {
  const saving = useSaving(start, t);
  const step = useStep(stepKeys, firstOpenStep(start.gaps, stepKeys));
  const [busy, setBusy] = useState(false);
  const next = stepKeys[stepKeys.indexOf(step) + 1];
  const goOn = async (): Promise<void> => {
    setBusy(true);
    const fit = await saving.saveNow();
    setBusy(false);
    if (fit && next) location.hash = next;
  };
  const props = { t, language: text.language, saving };
  const Step = step === 'cv' ? null : forms[step];
  return (
    <div className="columns is-main-aside">
      <div>
        <nav aria-label={t('profile.steps')}>
          <ol className="nav steps">
            {stepKeys.map((key) => (
              <li key={key}>
                <a href={`#${key}`} aria-current={key === step ? 'step' : undefined}>
                  {t(`profile.step.${key}`)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <section className="section" aria-labelledby="step-title">
          <h2 id="step-title" tabIndex={-1}>
            {t(`profile.step.${step}`)}
          </h2>
          {Step ? (
            <FormFrame
              t={t}
              form={{
                errors: saving.errors,
                failure: saving.state === 'offline' ? undefined : saving.failure,
                busy,
                submit: goOn,
              }}
              action={t('profile.saveAndGoOn')}
              extra={<SavingNote t={t} saving={saving} />}
            >
              <Step {...props} />
            </FormFrame>
          ) : (
            <CvStep {...props} emailVerified={emailVerified} />
          )}
        </section>
      </div>
      <aside aria-label={t('profile.missing')}>
        <Completeness t={t} profile={saving.profile} />
      </aside>
    </div>
  );
}

/** The five steps of a profile, saved as one goes. */
export default function ProfileSetup({ text }: { text: IslandText }) {
  const [t] = useState(() => translatorOf(text));
  const loaded = useLoad(load);
  return (
    <Waiting t={t} loaded={loaded} lines={8}>
      {({ profile, emailVerified }) => <Setup t={t} text={text} start={profile} emailVerified={emailVerified} />}
    </Waiting>
  );
}
