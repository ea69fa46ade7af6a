import type { Language } from '../../i18n/language.ts';
import type { MessageKey, Translate } from '../../i18n/translate.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Readiness } from './applicant-loader.ts';
import { requirementText } from './requirement.text.ts';

type Obstacle = Readiness['obstacles'][number];

interface Words {
  t: Translate;
  language: Language;
}

/** A requirement that is not met, and what it asks for. */
function UnmetRule({ t, language, item }: Words & { item: string }) {
  const { label, needed } = requirementText(item, { t, language });
  return (
    <li>
      {label} <span className="note">{needed}</span>
    </li>
  );
}

function ObstacleDetails({ t, language, one }: Words & { one: Obstacle }) {
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
            <UnmetRule key={item} t={t} language={language} item={item} />
          ))}
        </ul>
        <p>{t('apply.notEligible')}</p>
      </>
    );
  return null;
}

/** Shows what prevents the person from applying, and how to solve it. */
export function Obstacles({ t, language, readiness }: Words & { readiness: Readiness }) {
  const shown = readiness.obstacles.filter((one) => one.code !== 'ALREADY_APPLIED');
  return (
    <>
      {shown.map((one) => (
        <Notice key={one.code} tone="attention" title={t(`apply.obstacle.${one.code}` as MessageKey)}>
          <ObstacleDetails t={t} language={language} one={one} />
        </Notice>
      ))}
    </>
  );
}
