import createCache, { type EmotionCache } from '@emotion/cache';

const PLACEHOLDER = '__CSP_NONCE__';

/** The nonce that the server wrote into this page for its content security policy, or undefined in development. */
export function pageNonce(page: Document): string | undefined {
  const content = page.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return content && content !== PLACEHOLDER ? content : undefined;
}

/** The style cache of the application; every style element it makes carries the page's nonce. */
export const emotionCache = (page: Document): EmotionCache =>
  createCache({ key: 'bo', nonce: pageNonce(page), prepend: true });
