import { profileSteps } from '@prentice/contract';
import { useState, useEffect } from 'react';
import { createTranslator, type IslandText, type Translate } from '../../i18n/translate.ts';
import { useSignedInQuery } from '../../session/query.hook.ts';
import { getCurrentUser } from '../../session/current-user.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { session } from '../../site/browser-session.ts';
import { CvStart } from '../../cv-prefill/CvStart.tsx';
import { pendingReviewOf } from '../../cv-prefill/pending-review.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { AboutStep } from './steps/AboutStep.tsx';
import { ProfileCompleteness } from './ProfileCompleteness.tsx';
import { prefillTarget, useProfileAutosave } from './autosave/profile-autosave.hook.ts';
import { CvStep } from './steps/CvStep.tsx';
import { EducationStep } from './steps/EducationStep.tsx';
import { ExperienceStep } from './steps/ExperienceStep.tsx';
import { firstIncompleteStep, type InternProfile, type StepKey } from './profile-values.ts';
import { AutosaveStatus } from './autosave/AutosaveStatus.tsx';
import { PreferencesStep } from './steps/PreferencesStep.tsx';

/** Returns the step that the URL fragment names, so that links and the back button work. */
function useCurrentStep(steps: readonly StepKey[], first: StepKey): StepKey {
  const named = () => steps.find((step) => `#${step}` === location.hash);
  const [step, setStep] = useState(() => named() ?? first);
  useEffect(() => {
    const follow = () => {
      const next = steps.find((step) => `#${step}` === location.hash);
      if (!next) return;
      setStep(next);
      document.getElementById('step-title')?.focus();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [steps]);
  return step;
}

const stepKeys: readonly StepKey[] = profileSteps.map((step) => step.key);
const forms = {
  about: AboutStep,
  education: EducationStep,
  experience: ExperienceStep,
  wishes: PreferencesStep,
} as const;

async function load(): Promise<{ profile: InternProfile; emailVerified: boolean }> {
  const [me, profile] = await Promise.all([getCurrentUser(), session.client.interns.own()]);
  return { profile, emailVerified: me?.actor.emailVerified ?? false };
}

interface SetupProps {
  t: Translate;
  text: IslandText;
  start: InternProfile;
  emailVerified: boolean;
}

function Setup({ t, text, start, emailVerified }: SetupProps) {
  const saving = useProfileAutosave(start, t);
  const step = useCurrentStep(stepKeys, firstIncompleteStep(start.gaps, stepKeys));
  const [isBusy, setIsBusy] = useState(false);
  /* Until the findings of the first CV are confirmed or skipped. */
  const [pending] = useState(() => pendingReviewOf(start.userId).read());
  const [cvStart, setCvStart] = useState<'upload' | 'findings' | 'done'>(() => {
    if (pending) return 'findings';
    return emailVerified ? 'upload' : 'done';
  });
  const showsCvStart = cvStart === 'findings' || (cvStart === 'upload' && saving.profile.defaultCvId === null);
  const next = stepKeys[stepKeys.indexOf(step) + 1];
  const goOn = async (): Promise<void> => {
    setIsBusy(true);
    const fit = await saving.saveNow();
    setIsBusy(false);
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
          {showsCvStart && step !== 'cv' && (
            <CvStart
              t={t}
              language={text.language}
              target={prefillTarget(saving)}
              pending={pending}
              onChosen={(profile) => {
                setCvStart('findings');
                saving.adoptProfile(profile);
              }}
              onDone={() => setCvStart('done')}
            />
          )}
          {Step ? (
            <FormFrame
              t={t}
              form={{
                errors: saving.errors,
                failure: saving.state === 'offline' ? undefined : saving.failure,
                busy: isBusy,
                submit: goOn,
              }}
              action={t('profile.saveAndGoOn')}
              extra={<AutosaveStatus t={t} saving={saving} />}
            >
              <Step {...props} />
            </FormFrame>
          ) : (
            <CvStep {...props} emailVerified={emailVerified} />
          )}
        </section>
      </div>
      <aside aria-label={t('profile.missing')}>
        <ProfileCompleteness t={t} profile={saving.profile} />
      </aside>
    </div>
  );
}

/** Shows the five steps of a profile, saved automatically. */
export default function ProfileSetup({ text }: { text: IslandText }) {
  const [t] = useState(() => createTranslator(text));
  const query = useSignedInQuery({ queryKey: ['profile-setup'], queryFn: load });
  return (
    <LoadingBoundary t={t} query={query} lines={8}>
      {({ profile, emailVerified }) => <Setup t={t} text={text} start={profile} emailVerified={emailVerified} />}
    </LoadingBoundary>
  );
}
