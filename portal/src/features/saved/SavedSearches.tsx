import { savedLimits } from '@prentice/contract';
import { useState, type ComponentProps } from 'react';
import { translatorOf, type IslandText, type Translate } from '../../i18n/translate.ts';
import { useAct } from '../../session/act.hook.ts';
import { useLoad } from '../../session/load.hook.ts';
import { Waiting } from '../../session/Waiting.tsx';
import { session } from '../../site/browser.session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { loadSearches, type SavedSearch } from './saved.load.ts';
import { SaveSearch } from './SaveSearch.tsx';
import { handedOver } from './search.address.ts';
import { SearchRow } from './SearchRow.tsx';

interface ListProps {
  text: IslandText;
  searches: readonly SavedSearch[];
  onChange: (change: (searches: SavedSearch[]) => SavedSearch[]) => void;
  onReload: () => void;
}

type Told = { readonly kind: 'added' | 'removed'; readonly search: SavedSearch } | null;

function NoSearches({ t }: { t: Translate }) {
  return (
    <div className="empty">
      <h2>{t('saved.none')}</h2>
      <p>{t('saved.noneText')}</p>
      <p>
        <a className="button is-primary" href="/internships">
          {t('saved.find')}
        </a>
      </p>
    </div>
  );
}

interface SearchesProps extends Omit<ComponentProps<typeof SearchRow>, 'search'> {
  searches: readonly SavedSearch[];
}

function Searches({ searches, ...row }: SearchesProps) {
  const { t } = row;
  return (
    <section className="section" aria-labelledby="yours">
      <h2 id="yours">{t('saved.yours')}</h2>
      <p className="note">
        {t('saved.count', { count: searches.length, max: savedLimits.searches })}.{' '}
        <a href="/dashboard/notifications">{t('saved.channels')}</a>
      </p>
      <ul className="plain lines">
        {searches.map((search) => (
          <SearchRow key={search.id} {...row} search={search} />
        ))}
      </ul>
    </section>
  );
}

function Content({ text, searches, onChange, onReload }: ListProps) {
  const [t] = useState(() => translatorOf(text));
  const [told, setTold] = useState<Told>(null);
  const [query, setQuery] = useState(() => handedOver(location.search));
  const act = useAct(t);
  const known = searches.find((one) => one.query === query);
  const add = (search: SavedSearch) => {
    onChange((now) => [search, ...now]);
    setTold({ kind: 'added', search });
    setQuery(null);
    history.replaceState(null, '', location.pathname);
  };
  const undo = ({ name, query: again, notify }: SavedSearch) =>
    act.run(async () => {
      const search = await session.client.savedSearches.create({ body: { name, query: again, notify } });
      onChange((now) => [search, ...now]);
      setTold(null);
    });
  return (
    <div className="stack">
      <div role="status">
        {told && (
          <Notice tone="answered" title={t(`saved.${told.kind}`, { name: told.search.name })}>
            {told.kind === 'removed' && (
              <Button look="small" busy={act.busy} onClick={() => void undo(told.search)}>
                {t('saved.undo')}
              </Button>
            )}
          </Notice>
        )}
      </div>
      {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
      {query !== null && known && <Notice role="status" title={t('saved.known', { name: known.name })} />}
      {query !== null && !known && <SaveSearch t={t} query={query} onSaved={add} onKnown={onReload} />}
      {searches.length === 0 ? (
        <NoSearches t={t} />
      ) : (
        <Searches
          t={t}
          language={text.language}
          searches={searches}
          onChanged={(changed) => {
            onChange((now) => now.map((one) => (one.id === changed.id ? changed : one)));
            setTold(null);
          }}
          onRemoved={(gone) => {
            onChange((now) => now.filter((one) => one.id !== gone.id));
            setTold({ kind: 'removed', search: gone });
          }}
        />
      )}
    </div>
  );
}

/** A student's saved searches, and the one that a list of results hands over to be saved. */
export default function SavedSearches({ text }: { text: IslandText }) {
  const [t] = useState(() => translatorOf(text));
  const loaded = useLoad(loadSearches);
  return (
    <Waiting t={t} loaded={loaded} lines={4}>
      {(searches) => <Content text={text} searches={searches} onChange={loaded.replace} onReload={loaded.reload} />}
    </Waiting>
  );
}
