import { accountUpdate, defaultTimeZone, locales } from '@prentice/contract';
import { useState, type ReactNode } from 'react';
import { languageFacts } from '../../i18n/language.ts';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useForm } from '../../ui/form.hook.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import type { SectionProps } from './EmailSection.tsx';
import type { SettingDisclosure } from './open-setting.hook.ts';
import { Setting } from './Setting.tsx';

/** Time zones of the places in which most people study, one for each that differs, from west to east. */
const commonZones = [
  'America/Los_Angeles', 'America/Chicago', 'America/New_York', 'America/Sao_Paulo', 'Atlantic/Azores', 'Europe/London', 'Europe/Lisbon',
  defaultTimeZone, 'Europe/Berlin', 'Europe/Zurich', 'Europe/Paris', 'Europe/Madrid', 'Europe/Rome', 'Europe/Warsaw', 'Europe/Athens',
  'Europe/Helsinki', 'Europe/Kyiv', 'Europe/Istanbul', 'Africa/Cairo', 'Africa/Lagos', 'Africa/Johannesburg', 'Asia/Dubai', 'Asia/Karachi',
  'Asia/Kolkata', 'Asia/Dhaka', 'Asia/Bangkok', 'Asia/Shanghai', 'Asia/Singapore', 'Asia/Seoul', 'Asia/Tokyo', 'Australia/Sydney',
  'Pacific/Auckland',
]; // prettier-ignore

/* Browsers still name some places as they were called formerly. */
const currentNames: Readonly<Record<string, string>> = {
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** Returns the zone in use and that of the browser come first, then the common ones. */
const zones = (localeName: string): string[] => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return [...new Set([localeName, currentNames[timeZone] ?? timeZone, ...commonZones])];
};

/** Names a zone, such as "Vienna (GMT+1)", as the clocks are today. */
function zoneText(timeZone: string, language: string): string {
  const name = currentNames[timeZone] ?? timeZone;
  const city = name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ');
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'shortOffset' }).formatToParts();
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return offset ? `${city} (${offset})` : city;
}

type LocaleField = 'name' | 'locale' | 'timeZone';

interface LocaleFormProps extends SectionProps {
  field: LocaleField;
  onSaved: () => void;
  onCancel: () => void;
}

/** Edits one of the fields, and sends the others as they are. */
function LocaleForm({ t, me, onMe, field, onSaved, onCancel }: LocaleFormProps) {
  const [choices] = useState(() => zones(me.user.timeZone));
  const form = useForm({
    initial: { name: me.user.name ?? '', locale: me.user.locale, timeZone: me.user.timeZone },
    schema: accountUpdate,
    t,
    send: (values) => session.client.auth.updateMe({ body: values, version: me.user.version }),
    onSent: (next) => {
      onMe(next);
      onSaved();
      /* The pages follow the language of the account. */
      if (next.user.locale !== document.documentElement.lang) location.search = `?lang=${next.user.locale}`;
    },
  });
  const control = {
    name: (
      <Field name="name" autoComplete="name" optional label={t('settings.locale.name')} t={t} {...form.field('name')} />
    ),
    locale: (
      <SelectField
        name="locale"
        label={t('settings.locale.language')}
        t={t}
        value={form.values.locale}
        onChange={(value) => form.set('locale', locales.find((locale) => locale === value) ?? form.values.locale)}
        options={locales.map((locale) => ({ value: locale, label: languageFacts[locale].name }))}
        error={form.errors['locale']}
      />
    ),
    timeZone: (
      <SelectField
        name="timeZone"
        label={t('settings.locale.zone')}
        hint={t('settings.locale.zoneHint')}
        t={t}
        value={form.values.timeZone}
        onChange={(value) => form.set('timeZone', value)}
        options={choices.map((zone) => ({ value: zone, label: zoneText(zone, me.user.locale) }))}
        error={form.errors['timeZone']}
      />
    ),
  } satisfies Record<LocaleField, ReactNode>;
  return (
    <FormFrame
      t={t}
      form={form}
      action={t('ui.save')}
      extra={<Button onClick={onCancel}>{t('settings.cancel')}</Button>}
    >
      {control[field]}
    </FormFrame>
  );
}

interface LocaleSectionProps extends SectionProps {
  disclosureOf: (id: string) => SettingDisclosure;
}

/** Shows the name, the language of pages and emails, and the time zone, each with a form to change it. */
export function LocaleSection({ t, me, onMe, disclosureOf }: LocaleSectionProps) {
  const [saved, setSaved] = useState<LocaleField>();
  const { name, locale, timeZone, role } = me.user;
  const settings: readonly { field: LocaleField; title: string; value: string }[] = [
    ...(role === 'intern'
      ? []
      : [{ field: 'name' as const, title: t('settings.locale.name'), value: name ?? t('settings.locale.noName') }]),
    { field: 'locale', title: t('settings.locale.language'), value: languageFacts[locale].name },
    { field: 'timeZone', title: t('settings.locale.zone'), value: zoneText(timeZone, locale) },
  ];
  return settings.map(({ field, title, value }) => {
    const disclosure = disclosureOf(`change-${field}`);
    const showSaved = (): void => {
      setSaved(field);
      disclosure.close();
    };
    const startOver = (): void => {
      setSaved(undefined);
      disclosure.open();
    };
    return (
      <Setting
        key={field}
        t={t}
        title={title}
        disclosure={{ ...disclosure, open: startOver }}
        value={<p>{value}</p>}
        done={saved === field ? t('settings.locale.saved') : undefined}
      >
        <LocaleForm {...{ t, me, onMe, field }} onSaved={showSaved} onCancel={disclosure.close} />
      </Setting>
    );
  });
}
