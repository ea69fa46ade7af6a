import { useEffect } from 'react';
import type { Language } from '../../../i18n/language.ts';
import { createTranslator, type IslandText, type Translate } from '../../../i18n/translate.ts';
import { failureMessage } from '../../../ui/form-errors.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { ConfirmEmailForm } from './ConfirmEmailForm.tsx';
import { ExpiredLink } from './ExpiredLink.tsx';
import { InvitationForm } from './InvitationForm.tsx';
import { useMailedLink, type MailedLinkState } from './mailed-link.hook.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

interface ContentProps {
  t: Translate;
  language: Language;
  linkState: MailedLinkState;
  onChange: (state: MailedLinkState) => void;
  supportEmail: string;
}

/** Says how to get a new link of each kind. */
const NewLinks = ({ t }: { t: Translate }) => (
  <>
    <p>{t('auth.link.newInvitation')}</p>
    <p>
      <a href="/auth/verify-email">{t('auth.link.newVerification')}</a>
    </p>
    <p>
      <a href="/auth/forgot-password">{t('auth.link.newPassword')}</a>
    </p>
  </>
);

function Content({ t, language, linkState, onChange, supportEmail }: ContentProps) {
  switch (linkState.kind) {
    case 'reading':
      return <p role="status">{t('auth.link.reading')}</p>;
    case 'incomplete':
      return (
        <Notice tone="attention" role="alert" title={t('auth.link.incomplete')}>
          <p>{t('auth.link.incompleteText')}</p>
          <NewLinks t={t} />
        </Notice>
      );
    case 'invalid':
      return (
        <Notice tone="stopped" role="alert" title={t('refusal.LINK_INVALID')}>
          <p>{t('auth.link.invalidText')}</p>
          <NewLinks t={t} />
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="attention" role="alert" title={failureMessage(linkState.error, t)}>
          <p>{t('auth.link.openAgain')}</p>
        </Notice>
      );
    case 'expired':
      return <ExpiredLink t={t} token={linkState.token} status={linkState.status} supportEmail={supportEmail} />;
    case 'verified':
      return <Notice role="status" title={t('auth.goingOn')} />;
    case 'emailChanged':
      return (
        <Notice tone="answered" role="status" title={t('auth.emailChanged.title')}>
          <p>{t('auth.emailChanged.text', { email: linkState.email })}</p>
          <p>
            <a href="/settings/account">{t('auth.emailChanged.settings')}</a>
          </p>
        </Notice>
      );
    case 'passwordRequired':
      return <ConfirmEmailForm t={t} token={linkState.token} status={linkState.status} onConfirmed={onChange} />;
    case 'reset':
    case 'restore':
      return <NewPasswordForm t={t} token={linkState.token} status={linkState.status} />;
    case 'invited':
      return <InvitationForm t={t} language={language} token={linkState.token} status={linkState.status} />;
  }
}

const titles = {
  reading: 'auth.link.title',
  incomplete: 'auth.link.title',
  invalid: 'auth.link.title',
  failed: 'auth.link.title',
  expired: 'auth.link.title',
  verified: 'auth.verified.heading',
  emailChanged: 'auth.emailChanged.heading',
  passwordRequired: 'auth.confirm.heading',
  reset: 'auth.reset.heading',
  restore: 'auth.restore.heading',
  invited: 'auth.invited.heading',
} as const;

/** Shows the page that every mailed link leads to. */
export default function MailedLink({ text, supportEmail }: { text: IslandText; supportEmail: string }) {
  const t = createTranslator(text);
  const [linkState, setLinkState] = useMailedLink();
  useEffect(() => {
    const heading = document.querySelector('h1');
    if (heading) heading.textContent = createTranslator(text)(titles[linkState.kind]);
  }, [linkState.kind, text]);
  useEffect(() => {
    if (linkState.kind === 'verified') location.replace(linkState.redirectTo);
  }, [linkState]);
  return (
    <Content t={t} language={text.language} linkState={linkState} onChange={setLinkState} supportEmail={supportEmail} />
  );
}
