import { applicationLimits } from '@prentice/contract';
import { useAction } from '../../../session/action.hook.ts';
import { session } from '../../../site/browser-session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { parseInternApplication, type InternApplication } from '../dashboard-loader.ts';
import type { DisplayContext } from './application-timeline.ts';

interface OtherApplicationsProps {
  /** The applications that are still open beside the accepted one. */
  others: readonly InternApplication[];
  display: DisplayContext;
  onChanged: (application: InternApplication) => void;
}

async function withdraw({ id, version }: InternApplication): Promise<InternApplication> {
  const body = { to: 'withdrawn', note: '' } as const;
  return parseInternApplication(await session.client.applications.transition({ params: { id }, version, body }));
}

/** Asks a student who has accepted an offer what becomes of the applications that are still open, and withdraws them. */
export function OtherApplications({ others, display: { t }, onChanged }: OtherApplicationsProps) {
  const act = useAction(t);
  const withdrawAll = () =>
    act.run(async () => {
      /* One after the other: what was withdrawn before a failure is shown as such. */
      for (const other of others) onChanged(await withdraw(other));
    });
  if (others.length === 0) return null;
  return (
    <Notice tone="due" title={t('dashboard.others.open', { count: others.length })}>
      <ul>
        {others.map(({ id, internship }) => (
          <li key={id}>
            <a href={`#application-${id}`}>{internship.title}</a>, {internship.employer.name}
          </li>
        ))}
      </ul>
      <p>{t('dashboard.others.text', { minutes: applicationLimits.undoMinutes })}</p>
      {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
      <p>
        <Button look="small" busy={act.busy} onClick={() => void withdrawAll()}>
          {t('dashboard.others.withdraw', { count: others.length })}
        </Button>
      </p>
    </Notice>
  );
}
