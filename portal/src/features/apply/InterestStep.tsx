import { useRef } from 'react';
import { useAction } from '../../session/action.hook.ts';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { Translate } from '../../i18n/translate.ts';

interface InterestStepProps {
  t: Translate;
  internshipId: string;
  isInterested: boolean;
  onInterested: () => void;
}

/** Shows the light first step: tell the employer, decide later. */
export function InterestStep({ t, internshipId, isInterested, onInterested }: InterestStepProps) {
  const act = useAction(t);
  const key = useRef<string>(undefined);
  const show = () =>
    act.run(async () => {
      key.current ??= crypto.randomUUID();
      await session.client.applications.showInterest({ body: { internshipId }, idempotencyKey: key.current });
      onInterested();
    });
  if (isInterested) return <p className="note">{t('apply.interest.shown')}</p>;
  return (
    <div className="stack">
      <p>{t('apply.interest.text')}</p>
      {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
      <p>
        <Button busy={act.busy} onClick={() => void show()}>
          {t('apply.interest.show')}
        </Button>
      </p>
    </div>
  );
}
