import { AppError, savedLimits, savedSearchWrite } from '@prentice/contract';
import { session } from '../../site/browser-session.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { CountedField } from '../../ui/CountedField.tsx';
import { useForm } from '../../ui/form.hook.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { type SavedSearch, resultsPath, suggestedSearchName } from './saved-searches-loader.ts';

interface SaveSearchFormProps {
  t: Translate;
  query: string;
  /** The search in words; empty when it is all internships. */
  words: string;
  onSaved: (saved: SavedSearch) => void;
  /** Called when another tab or an earlier click has already saved the search. */
  onAlreadySaved: () => void;
}

/** Saves the search that the results page passed in the URL. */
export function SaveSearchForm({ t, query, words, onSaved, onAlreadySaved }: SaveSearchFormProps) {
  const form = useForm({
    initial: { name: suggestedSearchName(words) || t('saved.everything'), notify: true },
    schema: savedSearchWrite,
    t,
    payload: (values) => ({ ...values, query }),
    send: async (values) => {
      try {
        return await session.client.savedSearches.create({ body: { ...values, query } });
      } catch (error) {
        if (error instanceof AppError && error.code === 'SEARCH_SAVED') onAlreadySaved();
        throw error;
      }
    },
    onSent: onSaved,
  });
  return (
    <section className="section" aria-labelledby="new">
      <h2 id="new">{t('saved.new')}</h2>
      <p className="note">
        <a href={resultsPath(query)}>{words || t('saved.everything')}</a>
      </p>
      <FormFrame t={t} action={t('saved.add')} form={form}>
        <CountedField
          name="name"
          label={t('saved.name')}
          hint={t('saved.nameHint')}
          t={t}
          max={savedLimits.name}
          value={form.values.name}
          onChange={(name) => form.set('name', name)}
          error={form.errors['name']}
        />
        <CheckField name="notify" checked={form.values.notify} onChange={(notify) => form.set('notify', notify)}>
          {t('saved.notify')}
        </CheckField>
      </FormFrame>
    </section>
  );
}
