import { eligibilityRules } from '@prentice/contract';
import type { MessageKey, Translate } from '../../i18n/translate.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Readiness } from './apply.load.ts';

type Obstacle = Readiness['obstacles'][number];

/** What is asked for and not met: "rule: what is needed". */
function Unmet({ t, item }: { t: Translate; item: string }) {
  const [rule = '', ...needed] = item.split(': ');
  const known = eligibilityRules.find((one) => one === rule);
  return (
    <li>
      {known ? t(`apply.rule.${known}`) : rule} <span className="note">{needed.join(': ')}</span>
    </li>
  );
}

function Details({ t, one }: { t: Translate; one: Obstacle }) {
  if (one.code === 'PROFILE_INCOMPLETE')
    return (
      <>
        <ul className="prose ticks">
          {one.items.map((key) => (
            <li key={key}>{t(`profile.gap.${key}` as MessageKey)}</li>
          ))}
        </ul>
        <p>
          <a href="/dashboard/profile-setup/profile-setup-intern">{t('apply.toProfile')}</a>
        </p>
      </>
    );
  if (one.code === 'NOT_ELIGIBLE')
    return (
      <>
        <ul className="prose ticks">
          {one.items.map((item) => (
            <Unmet key={item} t={t} item={item} />
          ))}
        </ul>
        <p>{t('apply.notEligible')}</p>
      </>
    );
  return null;
}

/** What stands between the reader and an application, and how to get past it. */
export function Obstacles({ t, readiness }: { t: Translate; readiness: Readiness }) {
  const shown = readiness.obstacles.filter((one) => one.code !== 'ALREADY_APPLIED');
  return (
    <>
      {shown.map((one) => (
        <Notice key={one.code} tone="attention" title={t(`apply.obstacle.${one.code}` as MessageKey)}>
          <Details t={t} one={one} />
        </Notice>
      ))}
    </>
  );
}
