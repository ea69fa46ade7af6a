import type { Translate } from '../../i18n/translate.ts';
import { signInPagePath } from '../../session/sign-in-pages.ts';

/** Sign-in and sign-up links for visitors, which lead back to this page. */
export function VisitorLinks({ t, internshipId }: { t: Translate; internshipId: string }) {
  const returnPath = `/internships/${internshipId}#application`;
  return (
    <div className="stack">
      <p>{t('apply.visitor')}</p>
      <p className="form-actions">
        <a className="button is-primary" href={signInPagePath('student', 'sign-up', returnPath)}>
          {t('apply.signUp')}
        </a>
        <a className="button" href={signInPagePath('student', 'sign-in', returnPath)}>
          {t('apply.signIn')}
        </a>
      </p>
    </div>
  );
}
