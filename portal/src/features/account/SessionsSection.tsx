import type { Language } from '../../i18n/language.ts';
import { dateTimeText } from '../../i18n/date-time.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useAction } from '../../session/action.hook.ts';
import { useSignedInQuery } from '../../session/query.hook.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

const load = () => session.client.account.sessions({ list: { range: [0, 49] } });

interface SessionsSectionProps {
  t: Translate;
  language: Language;
  timeZone: string;
}

/** Shows every device that is signed in, each of which can be ended. */
export function SessionsSection({ t, language, timeZone }: SessionsSectionProps) {
  const query = useSignedInQuery({ queryKey: ['sessions'], queryFn: load });
  const act = useAction(t);
  const end = (id: string) =>
    act.run(async () => {
      await session.client.account.endSession({ params: { id } });
      void query.refetch();
    }, id);
  const endAll = () =>
    act.run(async () => {
      await session.client.account.signOutEverywhere();
      session.setToken(null);
      location.assign('/auth/login');
    });
  const deviceOf = (session: { device: string }) => session.device || t('settings.sessions.unknown');
  return (
    <section aria-labelledby="sessions-title">
      <h2 id="sessions-title" className="visually-hidden">
        {t('settings.sessions')}
      </h2>
      {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
      <LoadingBoundary t={t} query={query} lines={3}>
        {({ items }) => (
          <ul className="plain lines">
            {items.map((session) => (
              <li key={session.id}>
                <span>
                  {deviceOf(session)} {session.current && <strong>({t('settings.sessions.this')})</strong>}
                  <span className="note">
                    {session.place && `${session.place}, `}
                    {t('settings.sessions.used', { when: dateTimeText(language, session.lastUsedAt, timeZone) })}
                  </span>
                </span>
                {!session.current && (
                  <button
                    type="button"
                    className="button is-small"
                    aria-label={`${t('settings.sessions.end')}: ${deviceOf(session)}`}
                    onClick={() => void end(session.id)}
                  >
                    {t('settings.sessions.end')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </LoadingBoundary>
      <p className="form-actions section-more">
        <Button busy={act.busy} onClick={() => void endAll()}>
          {t('settings.sessions.all')}
        </Button>
        <span className="note">{t('settings.sessions.allText')}</span>
      </p>
    </section>
  );
}
