import { createTranslator, type IslandText } from '../../../i18n/translate.ts';
import { session } from '../../../site/browser-session.ts';
import { useAutofill } from '../../../ui/autofill.hook.ts';
import { useForm } from '../../../ui/form.hook.ts';
import { FormFrame } from '../../../ui/FormFrame.tsx';
import { AddressSuggestion } from './AddressSuggestion.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import { EmailField } from '../EmailField.tsx';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { savePendingVerification } from './pending-verification.ts';
import { browserTimeZone, emptySignUp, signUpDraft, type SignUpValues } from './sign-up-body.ts';

interface SignUpFormProps {
  text: IslandText;
  role: 'intern' | 'employer';
  /** The page to continue at once the address is confirmed, in whichever browser that happens. */
  next: string | null;
}

const loadSchemas = () => import('../auth-schemas.ts');

/** Creates an account, then asks to check the inbox. The reply is the same when the address is taken. */
export default function SignUpForm({ text, role, next }: SignUpFormProps) {
  const t = createTranslator(text);
  const draft = (values: SignUpValues) =>
    signUpDraft(role, values, {
      locale: text.language,
      timeZone: browserTimeZone(),
      next,
    });
  const form = useForm<SignUpValues, unknown>({
    initial: emptySignUp,
    schema: async () => (await loadSchemas()).signUpSchemas[role],
    t,
    payload: draft,
    send: async (values) => {
      const { auth } = session.client;
      const { signUpSchemas } = await loadSchemas();
      return role === 'intern'
        ? auth.signUpIntern({ body: signUpSchemas.intern.parse(draft(values)) })
        : auth.signUpEmployer({ body: signUpSchemas.employer.parse(draft(values)) });
    },
    onSent: () => {
      savePendingVerification(sessionStorage, form.values.email);
      location.assign('/auth/verify-email');
    },
  });
  const { values, set, errors } = form;
  const frame = useAutofill({
    texts: ['companyName', 'website', 'name', 'email', 'password'],
    setText: set,
    boxes: ['terms', 'privacy', 'broadcastMail'],
    tick: (name) => set(name, true),
  });
  const context = [values.email, values.companyName, values.name];
  return (
    <div ref={frame}>
      <FormFrame t={t} form={form} fillable action={t('auth.signUp')}>
        {role === 'employer' && <CompanyFields t={t} values={values} set={set} errors={errors} />}
        <AddressSuggestion t={t} address={values.email} onAccept={(address) => set('email', address)}>
          <EmailField
            label={t(role === 'intern' ? 'auth.email' : 'auth.workEmail')}
            hint={t(role === 'intern' ? 'auth.email.hint' : 'auth.workEmail.hint')}
            t={t}
            value={values.email}
            onChange={(value) => set('email', value)}
            error={errors['email']}
          />
        </AddressSuggestion>
        <NewPasswordField
          t={t}
          value={values.password}
          onChange={(value) => set('password', value)}
          error={errors['password']}
          context={context}
        />
        <ConsentFields t={t} values={values} set={set} errors={errors} />
      </FormFrame>
    </div>
  );
}
