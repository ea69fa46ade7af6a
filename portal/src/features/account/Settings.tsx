import type { Me, SettingsSection } from '@prentice/contract';
import { useState, type ReactNode } from 'react';
import { createTranslator, type IslandText } from '../../i18n/translate.ts';
import { useSignedInQuery, updateQuery } from '../../session/query.hook.ts';
import { setCurrentUser, getCurrentUser } from '../../session/current-user.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { ConsentsSection } from './ConsentsSection.tsx';
import { DataSection } from './DataSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { useOpenSetting } from './open-setting.hook.ts';
import { LocaleSection } from './LocaleSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { SignInMethodsSection } from './SignInMethodsSection.tsx';

async function loadMe(): Promise<Me> {
  const me = await getCurrentUser();
  if (!me) throw new Error('Nobody is signed in.');
  return me;
}

interface SettingsProps {
  text: IslandText;
  /** The section that the page shows. */
  section: Exclude<SettingsSection, 'notifications'>;
  /** External providers by the names that people know. */
  providers: readonly { id: string; name: string }[];
}

/** Shows one section of the settings of one's own account, each setting with what is set and a form to change it. */
export default function Settings({ text, section, providers }: SettingsProps) {
  const [t] = useState(() => createTranslator(text));
  const query = useSignedInQuery({ queryKey: ['me'], queryFn: loadMe });
  const disclosureOf = useOpenSetting();
  const { language } = text;
  return (
    <LoadingBoundary t={t} query={query} lines={8}>
      {(me) => {
        const onMe = (next: Me): void => {
          setCurrentUser(next);
          updateQuery<Me>(['me'], () => next);
        };
        const hasPassword = me.user.signInMethods.includes('password');
        const secondFactor = disclosureOf('second-factor');
        const sections: Record<SettingsProps['section'], ReactNode> = {
          account: me.actor.secondFactorDue ? (
            <SecondFactorSection t={t} language={language} me={me} disclosure={secondFactor} />
          ) : (
            <div className="setting-list">
              <EmailSection t={t} me={me} onMe={onMe} disclosure={disclosureOf('change-email')} />
              <SignInMethodsSection t={t} me={me} providers={providers} onMe={onMe} />
              {hasPassword && <PasswordSection t={t} me={me} disclosure={disclosureOf('change-password')} />}
              <SecondFactorSection t={t} language={language} me={me} disclosure={secondFactor} />
            </div>
          ),
          devices: <SessionsSection t={t} language={language} timeZone={me.user.timeZone} />,
          language: (
            <div className="setting-list">
              <LocaleSection t={t} me={me} onMe={onMe} disclosureOf={disclosureOf} />
            </div>
          ),
          data: (
            <>
              <ConsentsSection t={t} language={language} />
              <DataSection t={t} language={language} hasPassword={hasPassword} />
            </>
          ),
        };
        return sections[section];
      }}
    </LoadingBoundary>
  );
}
