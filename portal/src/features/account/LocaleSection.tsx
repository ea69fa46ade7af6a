import { accountUpdate, defaultTimeZone, locales } from '@prentice/contract';
import { useState } from 'react';
import { languageFacts } from '../../i18n/language.ts';
import { session } from '../../site/browser-session.ts';
import { Field } from '../../ui/Field.tsx';
import { useForm } from '../../ui/form.hook.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { SectionProps } from './EmailSection.tsx';

const zones = (own: string): string[] => {
  const known = Intl.supportedValuesOf('timeZone');
  return [...new Set([own, defaultTimeZone, ...known])].toSorted((a, b) => a.localeCompare(b));
};

/** Edits the name, the language of emails, and the time zone. */
export function LocaleSection({ t, me, onMe }: SectionProps) {
  const [choices] = useState(() => zones(me.user.timeZone));
  const named = me.user.role !== 'intern';
  const initial = { name: me.user.name ?? '', locale: me.user.locale, timeZone: me.user.timeZone };
  const form = useForm({
    initial,
    schema: accountUpdate,
    t,
    send: (values) => session.client.auth.updateMe({ body: values, version: me.user.version }),
    onSent: onMe,
  });
  return (
    <section className="section" aria-labelledby="locale-title">
      <h2 id="locale-title">{t('settings.locale')}</h2>
      {form.sent && <Notice tone="answered" role="status" title={t('settings.locale.saved')} />}
      <FormFrame t={t} form={form} action={t('ui.save')}>
        {named && (
          <Field
            name="name"
            autoComplete="name"
            optional
            label={t('settings.locale.name')}
            t={t}
            value={form.values.name}
            onChange={(value) => form.set('name', value)}
            error={form.errors['name']}
          />
        )}
        <SelectField
          name="locale"
          label={t('settings.locale.language')}
          t={t}
          value={form.values.locale}
          onChange={(value) => form.set('locale', locales.find((one) => one === value) ?? form.values.locale)}
          options={locales.map((one) => ({ value: one, label: languageFacts[one].name }))}
          error={form.errors['locale']}
        />
        <Field
          name="timeZone"
          label={t('settings.locale.zone')}
          hint={t('settings.locale.zoneHint')}
          t={t}
          autoComplete="off"
          value={form.values.timeZone}
          onChange={(value) => form.set('timeZone', value)}
          suggestions={choices}
          error={form.errors['timeZone']}
        />
      </FormFrame>
    </section>
  );
}
