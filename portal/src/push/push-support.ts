/** Kinds of browsers that differ in where pushes are allowed. */
export const browserFamilies = ['chromium', 'firefox', 'safari', 'ios', 'android', 'other'] as const;
export type BrowserFamily = (typeof browserFamilies)[number];

/** Why a browser cannot receive pushes. */
export const unsupportedReasons = ['insecure', 'home_screen', 'browser'] as const;
export type UnsupportedReason = (typeof unsupportedReasons)[number];

/** What a page can find out about its browser. */
export interface BrowserFacts {
  readonly userAgent: string;
  readonly touchPoints: number;
  readonly isSecure: boolean;
  readonly isStandalone: boolean;
  readonly hasServiceWorker: boolean;
  readonly hasPush: boolean;
  readonly hasNotification: boolean;
}

/** Returns the family of a browser. iPads say that they are Macs, which have no touch screen. */
export function browserFamily({
  userAgent,
  touchPoints,
}: Pick<BrowserFacts, 'userAgent' | 'touchPoints'>): BrowserFamily {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/Chrom(?:e|ium)\//.test(userAgent)) return 'chromium';
  return /Safari\//.test(userAgent) ? 'safari' : 'other';
}

/** Returns why a browser cannot receive pushes, or null when it can. */
export function unsupportedReason(facts: BrowserFacts): UnsupportedReason | null {
  if (!facts.isSecure) return 'insecure';
  if (facts.hasServiceWorker && facts.hasPush && facts.hasNotification) return null;
  return browserFamily(facts) === 'ios' && !facts.isStandalone ? 'home_screen' : 'browser';
}

/** Returns the facts of this browser. */
export const browserFacts = (): BrowserFacts => ({
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
  isSecure: isSecureContext,
  isStandalone: matchMedia('(display-mode: standalone)').matches,
  hasServiceWorker: 'serviceWorker' in navigator,
  hasPush: 'PushManager' in globalThis,
  hasNotification: 'Notification' in globalThis,
});
