import { Refusal, savedLimits, savedSearchWrite } from '@prentice/contract';
import { session } from '../../site/browser.session.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { Field } from '../../ui/Field.tsx';
import { useForm } from '../../ui/form.hook.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import type { Translate } from '../../i18n/translate.ts';
import type { SavedSearch } from './saved.load.ts';
import { resultsOf, suggestedName } from './search.address.ts';

interface SaveSearchProps {
  t: Translate;
  query: string;
  onSaved: (saved: SavedSearch) => void;
  /** Another tab, or an earlier press, has saved it meanwhile. */
  onKnown: () => void;
}

/** Keeps the search that a list of results handed over. */
export function SaveSearch({ t, query, onSaved, onKnown }: SaveSearchProps) {
  const form = useForm({
    initial: { name: suggestedName(query) || t('saved.everything'), notify: true },
    schema: savedSearchWrite,
    t,
    payload: (values) => ({ ...values, query }),
    send: async (values) => {
      try {
        return await session.client.savedSearches.create({ body: { ...values, query } });
      } catch (error) {
        if (error instanceof Refusal && error.code === 'SEARCH_SAVED') onKnown();
        throw error;
      }
    },
    onSent: onSaved,
  });
  return (
    <section className="section" aria-labelledby="new">
      <h2 id="new">{t('saved.new')}</h2>
      <p className="note">
        <a href={resultsOf(query)}>{decodeURIComponent(resultsOf(query).replaceAll('+', ' '))}</a>
      </p>
      <FormFrame t={t} action={t('saved.add')} form={form}>
        <Field
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
