import type { Language } from '../../../i18n/language.ts';
import { dateTimeText } from '../../../i18n/date-time.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { useSignedInQuery } from '../../../session/query.hook.ts';
import { LoadingBoundary } from '../../../session/LoadingBoundary.tsx';
import { session } from '../../../site/browser-session.ts';

const load = () => session.client.documents.accesses({ list: { sort: ['at', 'DESC'], range: [0, 49] } });

type DocumentAccess = Awaited<ReturnType<typeof load>>['items'][number];

/* Companies look at applications and have them analysed, administrators do not; a company may be named
   "administrator". */
const byAdministrator = ({ viewerName, purpose }: DocumentAccess): boolean =>
  viewerName === 'administrator' && purpose !== 'application' && purpose !== 'analysis';

/** Lists who opened the CV or contact data, when, and for what purpose. */
export function AccessLog({ t, language }: { t: Translate; language: Language }) {
  const query = useSignedInQuery({ queryKey: ['document-accesses'], queryFn: load });
  return (
    <section className="stack" aria-labelledby="access-title">
      <h3 id="access-title">{t('profile.access')}</h3>
      <LoadingBoundary t={t} query={query} lines={2}>
        {({ items, total }) =>
          total === 0 ? (
            <p>{t('profile.access.none')}</p>
          ) : (
            <ul className="plain lines">
              {items.map((access) => (
                <li key={access.id}>
                  <span>
                    {byAdministrator(access) ? t('profile.access.administrator') : access.viewerName}
                    <span className="note">
                      {access.fileName ?? t('profile.access.contacts')},{' '}
                      {t(access.reason ? `profile.access.reason.${access.reason}` : `profile.access.${access.purpose}`)}
                    </span>
                  </span>
                  <time dateTime={access.at}>{dateTimeText(language, access.at)}</time>
                </li>
              ))}
            </ul>
          )
        }
      </LoadingBoundary>
    </section>
  );
}
