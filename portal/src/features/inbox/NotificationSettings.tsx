import { useState } from 'react';
import { createTranslator, type IslandText } from '../../i18n/translate.ts';
import { DeliverySection } from './DeliveryList.tsx';
import { PushSection } from './PushSection.tsx';
import { EmailStatusNotice } from './EmailStatusNotice.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';

/** The sections of the settings in which people choose what they are notified of, and how. */
export default function NotificationSettings({ text }: { text: IslandText }) {
  const [t] = useState(() => createTranslator(text));
  return (
    <>
      <PushSection t={t} language={text.language} />
      <section className="section" aria-labelledby="preferences-title">
        <h2 id="preferences-title">{t('inbox.preferences')}</h2>
        <div className="stack">
          <EmailStatusNotice t={t} />
          <PreferencesForm t={t} />
        </div>
      </section>
      <DeliverySection t={t} language={text.language} />
    </>
  );
}
