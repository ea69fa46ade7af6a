import { savedLimits } from '@prentice/contract';
import { useState, type ComponentProps } from 'react';
import { createTranslator, type IslandText, type Translate } from '../../i18n/translate.ts';
import { useAction } from '../../session/action.hook.ts';
import { useSignedInQuery, updateQuery } from '../../session/query.hook.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { loadSavedSearches, type SavedSearch, searchToSave } from './saved-searches-loader.ts';
import { SaveSearchForm } from './SaveSearchForm.tsx';
import { SavedSearchRow } from './SavedSearchRow.tsx';

interface ListProps {
  text: IslandText;
  /** The search to save in words. */
  words: string;
  searches: readonly SavedSearch[];
  onChange: (change: (searches: SavedSearch[]) => SavedSearch[]) => void;
  onReload: () => void;
}

type Confirmation = { readonly kind: 'added' | 'removed'; readonly search: SavedSearch } | null;

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

interface SearchesProps extends Omit<ComponentProps<typeof SavedSearchRow>, 'search'> {
  searches: readonly SavedSearch[];
}

function SearchList({ searches, ...row }: SearchesProps) {
  const { t } = row;
  return (
    <section className="section" aria-labelledby="yours">
      <h2 id="yours">{t('saved.yours')}</h2>
      <p className="note">
        {t('saved.count', { count: searches.length, max: savedLimits.searches })}.{' '}
        <a href="/settings/notifications">{t('saved.channels')}</a>
      </p>
      <ul className="plain lines">
        {searches.map((search) => (
          <SavedSearchRow key={search.id} {...row} search={search} />
        ))}
      </ul>
    </section>
  );
}

function Content({ text, words, searches, onChange, onReload }: ListProps) {
  const [t] = useState(() => createTranslator(text));
  const [confirmation, setConfirmation] = useState<Confirmation>(null);
  const [query, setQuery] = useState(() => searchToSave(location.search));
  const act = useAction(t);
  const savedSearch = searches.find((search) => search.query === query);
  const add = (search: SavedSearch) => {
    onChange((now) => [search, ...now]);
    setConfirmation({ kind: 'added', search });
    setQuery(null);
    history.replaceState(null, '', location.pathname);
  };
  const undo = ({ name, query: again, notify }: SavedSearch) =>
    act.run(async () => {
      const search = await session.client.savedSearches.create({ body: { name, query: again, notify } });
      onChange((now) => [search, ...now]);
      setConfirmation(null);
    });
  return (
    <div className="stack">
      <div role="status">
        {confirmation && (
          <Notice tone="answered" title={t(`saved.${confirmation.kind}`, { name: confirmation.search.name })}>
            {confirmation.kind === 'removed' && (
              <Button look="small" busy={act.busy} onClick={() => void undo(confirmation.search)}>
                {t('saved.undo')}
              </Button>
            )}
          </Notice>
        )}
      </div>
      {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
      {query !== null && savedSearch && <Notice role="status" title={t('saved.known', { name: savedSearch.name })} />}
      {query !== null && !savedSearch && (
        <SaveSearchForm t={t} query={query} words={words} onSaved={add} onAlreadySaved={onReload} />
      )}
      {searches.length === 0 ? (
        <NoSearches t={t} />
      ) : (
        <SearchList
          t={t}
          language={text.language}
          searches={searches}
          onChanged={(changed) => {
            onChange((now) => now.map((search) => (search.id === changed.id ? changed : search)));
            setConfirmation(null);
          }}
          onRemoved={(removedSearch) => {
            onChange((now) => now.filter((search) => search.id !== removedSearch.id));
            setConfirmation({ kind: 'removed', search: removedSearch });
          }}
        />
      )}
    </div>
  );
}

/** Shows a student's saved searches, and the one that the results page passed in the URL to be saved. */
export default function SavedSearches({ text, words }: Pick<ListProps, 'text' | 'words'>) {
  const [t] = useState(() => createTranslator(text));
  const query = useSignedInQuery({ queryKey: ['saved-searches'], queryFn: loadSavedSearches });
  return (
    <LoadingBoundary t={t} query={query} lines={4}>
      {(searches) => (
        <Content
          text={text}
          words={words}
          searches={searches}
          onChange={(change) => updateQuery(['saved-searches'], change)}
          onReload={() => void query.refetch()}
        />
      )}
    </LoadingBoundary>
  );
}
