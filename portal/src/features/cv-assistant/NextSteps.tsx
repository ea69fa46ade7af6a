import { Fragment, type ReactNode } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { useAction } from '../../session/action.hook.ts';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CopyButton, type ProfileCopy } from './CopyToProfile.tsx';

export interface NextStepsProps {
  t: Translate;
  documentId: string;
  /** Whether applications start with this CV. */
  isDefault: boolean;
  /** Called once applications start with it. */
  onDefault: () => void;
  onCompare: () => void;
  /** Copies what the CV says into the profile. */
  copy: ProfileCopy;
  /** Whether something should be improved first. */
  isUnfinished: boolean;
  /** Whether enough could be read to apply with it. */
  isGraded: boolean;
}

const stepNames = ['edit', 'use', 'compare'] as const;
type Step = (typeof stepNames)[number];

/** Returns the one step that comes first: to improve the CV, to apply with it, or to see what an internship asks for. */
function firstStepOf({
  isUnfinished,
  isGraded,
  isDefault,
}: Pick<NextStepsProps, 'isUnfinished' | 'isGraded' | 'isDefault'>): Step {
  if (isUnfinished || !isGraded) return 'edit';
  return isDefault ? 'compare' : 'use';
}

const isPossible = (step: Step, { isGraded, isDefault }: Pick<NextStepsProps, 'isGraded' | 'isDefault'>): boolean =>
  step === 'edit' || (isGraded && (step === 'compare' || !isDefault));

/** What to do with a CV that was read: improve it, apply with it, compare it with an internship. One of them stands out. */
export function NextSteps({ t, documentId, onDefault, onCompare, copy, ...state }: NextStepsProps) {
  const { isDefault, isGraded } = state;
  const { run, busy, failure } = useAction(t);
  const first = firstStepOf(state);
  const use = (): void =>
    void run(async () => {
      await session.client.interns.chooseCv({ body: { documentId } });
      onDefault();
    });
  const steps: Record<Step, (look: 'primary' | 'link') => ReactNode> = {
    edit: (look) => (
      <a className={`button is-${look}`} href={`/dashboard/revaise/editor#${documentId}`}>
        {t('resume.editThis')}
      </a>
    ),
    use: (look) => (
      <Button look={look} busy={busy} onClick={use}>
        {t('resume.use')}
      </Button>
    ),
    compare: (look) => (
      <Button look={look} onClick={onCompare}>
        {t('cvReview.clean.compare')}
      </Button>
    ),
  };
  const others = stepNames.filter((step) => step !== first && isPossible(step, state));
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
      <p className="row">{steps[first]('primary')}</p>
      <p className="cv-next-others">
        {others.map((step) => (
          <Fragment key={step}>{steps[step]('link')}</Fragment>
        ))}
        <CopyButton t={t} copy={copy} />
        {isGraded && (
          <a className="button is-link" href="/internships">
            {t('cvReview.next.find')}
          </a>
        )}
      </p>
      {failure && <Notice tone="attention" role="alert" title={failure} />}
    </section>
  );
}
