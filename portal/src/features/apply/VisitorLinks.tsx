import type { Translate } from '../../i18n/translate.ts';
import { withNext } from '../../session/redirects.ts';

/** Sign-in and sign-up links for visitors, which lead back to this page. */
export function VisitorLinks({ t, internshipId }: { t: Translate; internshipId: string }) {
  const here = `/internships/${internshipId}#application`;
  return (
    <div className="stack">
      <p>{t('apply.visitor')}</p>
      <p className="form-actions">
        <a className="button is-primary" href={withNext('/auth/studentAuth', here)}>
          {t('apply.signIn')}
        </a>
        <a href={`${withNext('/auth/studentAuth', here)}&mode=sign-up`}>{t('apply.signUp')}</a>
      </p>
    </div>
  );
}
