import { policies, policyVersions, requiredPolicies, type Policy } from '@prentice/contract';
import type { Language } from '../../i18n/language.ts';
import { localDateText } from '../../i18n/date-time.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useAction } from '../../session/action.hook.ts';
import { useSignedInQuery } from '../../session/query.hook.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { session } from '../../site/browser-session.ts';
import { Notice } from '../../ui/Notice.tsx';

const load = () => session.client.consents.list({ list: { range: [0, 99] } });
/**
 * What can be agreed to here. Push notifications are turned on in each browser, so that they need no agreement besides.
 */
const shownPolicies = policies.filter((policy) => policy !== 'broadcast_push');
const isFree = (policy: Policy): boolean => !requiredPolicies.some((requiredPolicy) => requiredPolicy === policy);

/** Shows what was agreed to, in which version and when; free consents can be given and withdrawn. */
export function ConsentsSection({ t, language }: { t: Translate; language: Language }) {
  const query = useSignedInQuery({ queryKey: ['consents'], queryFn: load });
  const act = useAction(t);
  const decide = (policy: Policy, granted: boolean) =>
    act.run(async () => {
      await session.client.consents.create({ body: { policy, policyVersion: policyVersions[policy], granted } });
      void query.refetch();
    }, policy);
  return (
    <section className="section" aria-labelledby="consents-title">
      <h2 id="consents-title">{t('settings.consents')}</h2>
      {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
      <LoadingBoundary t={t} query={query} lines={4}>
        {({ items }) => (
          <ul className="plain lines">
            {shownPolicies.map((policy) => {
              const last = items.find((consent) => consent.policy === policy);
              const granted = last?.granted ?? false;
              const act = t(granted ? 'settings.consents.withdraw' : 'settings.consents.give');
              return (
                <li key={policy}>
                  <span>
                    {t(`settings.consents.${policy}`)}:{' '}
                    {t(granted ? 'settings.consents.granted' : 'settings.consents.refused')}
                    {last && (
                      <span className="note">
                        {t('settings.consents.line', {
                          version: localDateText(language, last.policyVersion, 'UTC'),
                          date: localDateText(language, last.at),
                        })}
                      </span>
                    )}
                  </span>
                  {isFree(policy) && (
                    <button
                      type="button"
                      className="button is-small"
                      aria-label={`${act}: ${t(`settings.consents.${policy}`)}`}
                      onClick={() => void decide(policy, !granted)}
                    >
                      {act}
                    </button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </LoadingBoundary>
    </section>
  );
}
