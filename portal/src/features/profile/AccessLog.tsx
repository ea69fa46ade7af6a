import type { Language } from '../../i18n/language.ts';
import { momentText } from '../../i18n/moment.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useLoad } from '../../session/load.hook.ts';
import { Waiting } from '../../session/Waiting.tsx';
import { session } from '../../site/browser.session.ts';

const load = () => session.client.documents.accesses({ list: { sort: ['at', 'DESC'], range: [0, 49] } });

type Look = Awaited<ReturnType<typeof load>>['items'][number];

/* Companies open applications only, however they are called. */
const byAdministrator = ({ viewerName, purpose }: Look): boolean =>
  viewerName === 'administrator' && purpose !== 'application';

/** Who opened one's CV or contact data, when, and for what. */
export function AccessLog({ t, language }: { t: Translate; language: Language }) {
  const loaded = useLoad(load);
  return (
    <section className="stack" aria-labelledby="access-title">
      <h3 id="access-title">{t('profile.access')}</h3>
      <Waiting t={t} loaded={loaded} lines={2}>
        {({ items, total }) =>
          total === 0 ? (
            <p>{t('profile.access.none')}</p>
          ) : (
            <ul className="plain lines">
              {items.map((one) => (
                <li key={one.id}>
                  <span>
                    {byAdministrator(one) ? t('profile.access.administrator') : one.viewerName}
                    <span className="note">
                      {one.fileName ?? t('profile.access.contacts')},{' '}
                      {t(one.reason ? `profile.access.reason.${one.reason}` : `profile.access.${one.purpose}`)}
                    </span>
                  </span>
                  <time dateTime={one.at}>{momentText(language, one.at)}</time>
                </li>
              ))}
            </ul>
          )
        }
      </Waiting>
    </section>
  );
}
