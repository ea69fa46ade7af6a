import type { ExternalSignedIn, ExternalReply } from '@prentice/contract';
import type { Language } from '../../../i18n/language.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { session } from '../../../site/browser-session.ts';
import { useForm } from '../../../ui/form.hook.ts';
import { FormFrame } from '../../../ui/FormFrame.tsx';
import { CompanyFields } from '../sign-up/CompanyFields.tsx';
import { ConsentFields } from '../sign-up/ConsentFields.tsx';
import { problemFromError } from './external-sign-in-problems.ts';
import { RoleField, type SignUpRole } from '../sign-up/RoleField.tsx';
import { browserTimeZone, emptySignUp, externalSignUpDraft, type SignUpValues } from '../sign-up/sign-up-body.ts';

interface ExternalSignUpFormProps {
  t: Translate;
  language: Language;
  newcomer: Extract<ExternalReply, { outcome: 'sign_up_needed' }>;
  onEntered: (entered: ExternalSignedIn) => void;
  /** The sign-up cannot be finished here any more. */
  onStop: (error: unknown) => void;
}

interface Values extends SignUpValues {
  role: SignUpRole | null;
}

const loadSchema = async () => (await import('../auth-schemas.ts')).externalSignUp;

const roleOf = { student: 'intern', employer: 'employer' } as const;

/** Asks somebody whom the provider has identified for a role and for consent. */
export function ExternalSignUpForm({ t, language, newcomer, onEntered, onStop }: ExternalSignUpFormProps) {
  const { provider, email, name, signInPage } = newcomer;
  const draft = ({ role, ...values }: Values) =>
    externalSignUpDraft(role, values, { locale: language, timeZone: browserTimeZone() });
  const form = useForm<Values, ExternalSignedIn>({
    initial: { ...emptySignUp, name: name ?? '', role: signInPage && roleOf[signInPage] },
    schema: loadSchema,
    t,
    payload: draft,
    send: async (values) => {
      try {
        const schema = await loadSchema();
        return await session.client.external.signUp({ body: schema.parse(draft(values)) });
      } catch (error) {
        /* An outage passes: what was typed stays. */
        const problem = problemFromError(error);
        if (problem && problem !== 'unavailable') onStop(error);
        throw error;
      }
    },
    onSent: onEntered,
  });
  const { values, set, errors } = form;
  return (
    <section className="stack" aria-labelledby="new-title">
      <h2 id="new-title">{t('auth.external.new.title')}</h2>
      <p>{t('auth.external.new.lead', { provider, email })}</p>
      <FormFrame t={t} form={form} action={t('auth.signUp')}>
        <RoleField
          t={t}
          role={values.role}
          onChoose={(role) => set('role', role)}
          error={errors['role'] && t('auth.external.role.needed')}
        />
        {values.role === 'employer' && <CompanyFields t={t} values={values} set={set} errors={errors} />}
        <ConsentFields t={t} values={values} set={set} errors={errors} />
      </FormFrame>
      <p className="note">
        <a href="/auth/login">{t('auth.external.new.known')}</a>
      </p>
    </section>
  );
}
