const LIST_PATH = '/internships';

/**
 * Lets the link above a posting lead back to the results that somebody came from, as they were: with their words, their filters
 * and their page.
 */
export function linkBackToResults(page: Document, origin: string): void {
  const link = page.querySelector<HTMLAnchorElement>('[data-back]');
  if (!link || !page.referrer) return;
  const from = new URL(page.referrer);
  if (from.origin !== origin || from.pathname !== LIST_PATH || from.search === '') return;
  link.href = from.pathname + from.search;
  link.textContent = link.dataset['back'] ?? link.textContent;
}
