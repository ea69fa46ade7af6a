import type { Translate } from '../../../i18n/translate.ts';
import { Field } from '../../../ui/Field.tsx';
import type { Form } from '../../../ui/form.hook.ts';
import { normaliseWebsite, type SignUpValues } from './sign-up-body.ts';

type CompanyFieldsProps = Pick<Form<SignUpValues>, 'values' | 'set' | 'errors'> & { t: Translate };

/** Shows the company that an employer's account begins with. */
export function CompanyFields({ t, values, set, errors }: CompanyFieldsProps) {
  return (
    <>
      <Field
        name="companyName"
        autoComplete="organization"
        label={t('auth.companyName')}
        hint={t('auth.companyName.hint')}
        t={t}
        value={values.companyName}
        onChange={(value) => set('companyName', value)}
        error={errors['companyName']}
      />
      <div onBlur={() => set('website', normaliseWebsite(values.website))}>
        <Field
          name="website"
          type="url"
          autoComplete="url"
          inputMode="url"
          label={t('auth.website')}
          hint={t('auth.website.hint')}
          t={t}
          value={values.website}
          onChange={(value) => set('website', value)}
          error={errors['website'] && values.website === '' ? t('auth.website.needed') : errors['website']}
        />
      </div>
      <Field
        name="name"
        autoComplete="name"
        optional
        label={t('auth.name')}
        t={t}
        value={values.name}
        onChange={(value) => set('name', value)}
        error={errors['name']}
      />
    </>
  );
}
