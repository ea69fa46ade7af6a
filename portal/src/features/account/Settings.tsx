import type { Me } from '@prentice/contract';
import { useState } from 'react';
import { createTranslator, type IslandText } from '../../i18n/translate.ts';
import { useLoad } from '../../session/load.hook.ts';
import { setCurrentUser, getCurrentUser } from '../../session/current-user.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { ConsentsSection } from './ConsentsSection.tsx';
import { DataSection } from './DataSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { LocaleSection } from './LocaleSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';
import { SignInMethodsSection } from './SignInMethodsSection.tsx';

async function loadMe(): Promise<Me> {
  const me = await getCurrentUser();
  if (!me) throw new Error('Nobody is signed in.');
  return me;
}

interface SettingsProps {
  text: IslandText;
  /** External providers by the names that people know. */
  providers: readonly { id: string; name: string }[];
}

/** The settings of one's own account, each in a form of its own. */
export default function Settings({ text, providers }: SettingsProps) {
  const [t] = useState(() => createTranslator(text));
  const [password, setPassword] = useState(0);
  const loaded = useLoad(loadMe);
  const { language } = text;
  return (
    <LoadingBoundary t={t} loaded={loaded} lines={8}>
      {(me) => {
        const onMe = (next: Me): void => {
          setCurrentUser(next);
          loaded.update(() => next);
        };
        const hasPassword = me.user.signInMethods.includes('password');
        return (
          <>
            <EmailSection t={t} me={me} onMe={onMe} />
            <SignInMethodsSection t={t} me={me} providers={providers} onMe={onMe} />
            {hasPassword && <PasswordSection t={t} me={me} onChanged={() => setPassword((last) => last + 1)} />}
            <SessionsSection key={password} t={t} language={language} timeZone={me.user.timeZone} />
            <LocaleSection t={t} me={me} onMe={onMe} />
            <ConsentsSection t={t} language={language} />
            <DataSection t={t} language={language} hasPassword={hasPassword} />
          </>
        );
      }}
    </LoadingBoundary>
  );
}
