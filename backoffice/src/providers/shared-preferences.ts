/**
 * Tells the portal the appearance or the language that was chosen here, so that its pages look the same. That it cannot
 * be reached is no failure: the choice holds here.
 */
export function sharePreference(name: 'theme' | 'language', value: string): void {
  const body = new URLSearchParams({ [name]: value });
  void fetch('/preferences', { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
}

/** Returns the address of a section of the settings, in a language. */
export const settingsPath = (section: 'account' | 'notifications', language: string | undefined): string =>
  `/settings/${section}${language ? `?lang=${language}` : ''}`;
