/** Saves the search that the results show in one press, and says so beside it. Without it, the link leads to a form. */
import { RESULTS_CHANGED } from '../../../site/page-events.ts';
import { callApi, isJson, openSession, textOf } from '../../../site/signed-in/small-api.ts';
import { isSessionEnd } from '../../../shared/sign-in-again.ts';

const SAVED_SEARCHES = '/dashboard/searches';

/** Returns the queries of the searches that the student has saved. */
async function loadSavedQueries(): Promise<Set<string>> {
  const reply = await callApi('GET', `/saved-searches?range=${encodeURIComponent('[0,99]')}`);
  return new Set(Array.isArray(reply) ? reply.filter(isJson).flatMap((search) => textOf(search, 'query') ?? []) : []);
}

/**
 * Lets the link of a page save its search. `data-query` is the search and `data-name` its name; `data-known` is what the link says
 * of one that is saved, `data-done` and `data-failed` are said beside it. The results with the link are replaced whenever a filter
 * changes, so it is looked for anew.
 */
export async function enableSearchSaving(page: Document): Promise<void> {
  const saved = await loadSavedQueries();
  const linkOf = (): HTMLAnchorElement | null => page.querySelector<HTMLAnchorElement>('a[data-save-search]');
  const show = (): void => {
    const link = linkOf();
    const label = link?.querySelector('span');
    if (!link || !label || !saved.has(link.dataset['query'] ?? '')) return;
    label.textContent = link.dataset['known'] ?? '';
    link.href = SAVED_SEARCHES;
  };
  const say = (text = ''): void => {
    const status = page.querySelector('[data-save-search-status]');
    if (status) status.textContent = text;
  };
  const save = async (link: HTMLAnchorElement): Promise<void> => {
    const { query = '', name = '', done, failed } = link.dataset;
    try {
      await callApi('POST', '/saved-searches', { name, query, notify: true });
      saved.add(query);
      show();
      say(done);
    } catch (error) {
      /* The page with the form is for those who are signed in: it leads to signing in, and comes back. */
      if (isSessionEnd(error)) location.assign(link.href);
      else say(failed);
    }
  };
  page.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-save-search]') : null;
    if (!link || event.button !== 0 || saved.has(link.dataset['query'] ?? '')) return;
    event.preventDefault();
    if (link.hasAttribute('aria-busy')) return;
    link.setAttribute('aria-busy', 'true');
    void save(link).finally(() => link.removeAttribute('aria-busy'));
  });
  page.addEventListener(RESULTS_CHANGED, show);
  show();
}

/* Without an answer the link leads to the form, as without a script. */
if (document.querySelector('a[data-save-search]'))
  void openSession()
    .then((person) => (person ? enableSearchSaving(document) : undefined))
    .catch(() => undefined);
