/** Follows a company in one press: keeps the search for its internships, or drops it again. */
import { takeRequestedAction } from '../../site/signed-in/requested-action.ts';
import { signInAgain } from '../../shared/sign-in-again.ts';
import { callApi, isJson, openSession, textOf } from '../../site/signed-in/small-api.ts';

/** Returns the id of the saved search with this query; undefined where there is none. */
async function savedSearchOf(query: string): Promise<string | undefined> {
  const saved = await callApi('GET', `/saved-searches?range=${encodeURIComponent('[0,99]')}`);
  const matchingBookmark = Array.isArray(saved)
    ? saved.find((bookmark) => isJson(bookmark) && bookmark['query'] === query)
    : undefined;
  return textOf(matchingBookmark, 'id') ?? undefined;
}

/**
 * Lets a button follow its company. `data-query` is the search, `data-name` its name, `data-follow` and
 * `data-following` are what the button says, `data-failed` is said in the status beside it when a press did nothing. Somebody who has
 * just signed in to follow the company follows it at once.
 */
export async function enableFollowing(button: HTMLButtonElement, status: HTMLElement | null): Promise<void> {
  const { query = '', name = '', follow = '', following = '', failed = '' } = button.dataset;
  const label = button.querySelector('span');
  let savedId = await savedSearchOf(query);
  const show = (): void => {
    if (label) label.textContent = savedId === undefined ? follow : following;
    button.setAttribute('aria-pressed', String(savedId !== undefined));
    button.classList.toggle('is-on', savedId !== undefined);
  };
  const change = async (): Promise<void> => {
    if (savedId === undefined)
      savedId = textOf(await callApi('POST', '/saved-searches', { name, query, notify: true }), 'id') ?? undefined;
    else {
      await callApi('DELETE', `/saved-searches/${savedId}`);
      savedId = undefined;
    }
  };
  button.addEventListener('click', () => {
    if (button.hasAttribute('aria-disabled')) return;
    button.setAttribute('aria-disabled', 'true');
    void change()
      .then(
        () => '',
        (error: unknown) => (signInAgain(error, 'follow') ? '' : failed),
      )
      .then((text) => {
        if (status) status.textContent = text;
        button.removeAttribute('aria-disabled');
        show();
      });
  });
  show();
  button.disabled = false;
  if (!takeRequestedAction('follow')) return;
  button.focus();
  if (savedId === undefined) button.click();
}

const button = document.querySelector<HTMLButtonElement>('button[data-follow]');
if (button)
  void openSession()
    .then((person) => (person ? enableFollowing(button, document.querySelector('[data-follow-status]')) : undefined))
    /* Without an answer the button stays as it is: the page is whole without it. */
    .catch(() => undefined);
