import { createTranslator, type IslandText } from '../../../i18n/translate.ts';
import { redirectTarget } from '../../../session/redirects.ts';
import { session } from '../../../site/browser-session.ts';
import { useAutofill } from '../../../ui/autofill.hook.ts';
import { Field } from '../../../ui/Field.tsx';
import { useForm } from '../../../ui/form.hook.ts';
import { FormFrame } from '../../../ui/FormFrame.tsx';
import { EmailField } from '../EmailField.tsx';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { browserTimeZone, localeFieldsOf } from '../sign-up/sign-up-body.ts';

/** Creates the first administrator with the secret that the server printed. */
export default function SetupForm({ text }: { text: IslandText }) {
  const t = createTranslator(text);
  const localeFields = localeFieldsOf({ locale: text.language, timeZone: browserTimeZone() });
  const form = useForm({
    initial: { secret: '', name: '', email: '', password: '' },
    schema: async () => (await import('../auth-schemas.ts')).setupAdmin,
    t,
    send: (values) => session.client.auth.setup({ body: { ...values, ...localeFields } }),
    onSent: (reply) => {
      session.setToken(reply.accessToken);
      location.assign(redirectTarget(reply.me, null));
    },
    failureMessages: { INVALID_CREDENTIALS: 'auth.setup.secret.wrong' },
  });
  const { values, set, errors } = form;
  const frame = useAutofill({ texts: ['secret', 'name', 'email', 'password'], setText: set });
  return (
    <div ref={frame}>
      <FormFrame t={t} form={form} fillable action={t('auth.setup.create')}>
        <Field
          name="secret"
          autoComplete="off"
          label={t('auth.setup.secret')}
          hint={t('auth.setup.secret.hint')}
          t={t}
          value={values.secret}
          onChange={(value) => set('secret', value)}
          error={errors['secret']}
        />
        <Field
          name="name"
          autoComplete="name"
          label={t('auth.name')}
          t={t}
          value={values.name}
          onChange={(value) => set('name', value)}
          error={errors['name']}
        />
        <EmailField t={t} value={values.email} onChange={(value) => set('email', value)} error={errors['email']} />
        <NewPasswordField
          t={t}
          value={values.password}
          onChange={(value) => set('password', value)}
          error={errors['password']}
          context={[values.email, values.name]}
        />
      </FormFrame>
    </div>
  );
}
