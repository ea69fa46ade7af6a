import { savedLimits, savedSearchWrite } from '@prentice/contract';
import { useState } from 'react';
import { localDateText } from '../../i18n/date-time.ts';
import type { Language } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useAction } from '../../session/action.hook.ts';
import { session } from '../../site/browser-session.ts';
import { useSignedInQuery } from '../../session/query.hook.ts';
import { freshResultsPath, loadSavedSearchSummary } from '../../shared/saved-search-summary.ts';
import { Button } from '../../ui/Button.tsx';
import { CountedField } from '../../ui/CountedField.tsx';
import { useForm } from '../../ui/form.hook.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type SavedSearch, resultsPath } from './saved-searches-loader.ts';

interface SavedSearchRowProps {
  t: Translate;
  language: Language;
  search: SavedSearch;
  onChanged: (search: SavedSearch) => void;
  onRemoved: (search: SavedSearch) => void;
}

const writableFields = ({ name, query, notify }: SavedSearch) => ({ name, query, notify });

function RenameSearchForm({
  t,
  search,
  onDone,
}: {
  t: Translate;
  search: SavedSearch;
  onDone: (search: SavedSearch) => void;
}) {
  const { id, version } = search;
  const form = useForm({
    initial: writableFields(search),
    schema: savedSearchWrite,
    t,
    send: (body) => session.client.savedSearches.update({ params: { id }, version, body }),
    onSent: onDone,
  });
  const leave = <Button onClick={() => onDone(search)}>{t('saved.cancel')}</Button>;
  return (
    <FormFrame t={t} action={t('saved.renameNow')} form={form} extra={leave}>
      <CountedField
        name="name"
        scope={id}
        label={t('saved.name')}
        t={t}
        max={savedLimits.name}
        value={form.values.name}
        onChange={(name) => form.set('name', name)}
        error={form.errors['name']}
      />
    </FormFrame>
  );
}

/** Shows what a saved search asks for, unless its name says so, and how much it finds now. */
function SearchSummary({ t, search: { name, query } }: Pick<SavedSearchRowProps, 't' | 'search'>) {
  const { data: summary, isError } = useSignedInQuery({
    queryKey: ['saved-search-summary', query],
    queryFn: () => loadSavedSearchSummary(query),
  });
  if (isError) return null;
  const criteria = summary?.criteria.join(' · ') ?? '';
  return (
    <>
      {/* Most have such a line: its room is kept until it is there. */}
      {!summary && <span className="saved-criteria">{'\u00a0'}</span>}
      {summary && criteria && criteria !== name && <span className="saved-criteria">{criteria}</span>}
      <span className="saved-counts">
        {summary ? t('saved.found', { count: summary.total }) : '\u00a0'}
        {summary && summary.fresh > 0 && (
          <>
            {' · '}
            <a href={freshResultsPath(query)}>{t('saved.fresh', { count: summary.fresh })}</a>
          </>
        )}
      </span>
    </>
  );
}

/** Shows one saved search: a link to its results, whether it notifies, and its actions. */
export function SavedSearchRow({ t, language, search, onChanged, onRemoved }: SavedSearchRowProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const act = useAction(t);
  const { id, version, name, notify, createdAt } = search;
  const { savedSearches } = session.client;
  const toggle = () =>
    act.run(
      async () =>
        onChanged(
          await savedSearches.update({ params: { id }, version, body: { ...writableFields(search), notify: !notify } }),
        ),
      'notify',
    );
  const remove = () =>
    act.run(async () => {
      await savedSearches.remove({ params: { id } });
      onRemoved(search);
    }, 'remove');
  const done = (changed: SavedSearch) => {
    setIsRenaming(false);
    onChanged(changed);
  };
  if (isRenaming)
    return (
      <li>
        <RenameSearchForm t={t} search={search} onDone={done} />
      </li>
    );
  const small = (label: string, run: () => void) => (
    <button type="button" className="button is-small" aria-label={`${label}: ${name}`} onClick={run}>
      {label}
    </button>
  );
  return (
    <li className="saved-search">
      <span>
        <a href={resultsPath(search.query)}>{name}</a>
        <SearchSummary t={t} search={search} />
        <span className="note">
          {t(notify ? 'saved.active' : 'saved.paused')}. {t('saved.on', { date: localDateText(language, createdAt) })}
        </span>
        {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
      </span>
      <span className="form-actions">
        {small(t(notify ? 'saved.pause' : 'saved.resume'), () => void toggle())}
        {small(t('saved.rename'), () => setIsRenaming(true))}
        {small(t('saved.remove'), () => void remove())}
      </span>
    </li>
  );
}
