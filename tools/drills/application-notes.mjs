// Notes on an application: a write that can be repeated without end, and found again.
import { retryWhileBusy } from '../testing/built-server.mjs';

/** The id of an application that somebody of a company may write about. */
export async function anApplicationId(owner) {
  const { body } = await retryWhileBusy(() => owner('GET', '/applications'));
  if (!Array.isArray(body) || !body[0]) throw new Error('The demo data have no application.');
  return body[0].id;
}

export const writeNote = (owner, applicationId, text) => owner('POST', '/application-notes', { applicationId, text });

/** Ids of all notes on an application. */
export async function listNotes(owner, applicationId) {
  const ids = new Set();
  for (let first = 0; ; first += 100) {
    const query = new URLSearchParams({
      filter: JSON.stringify({ applicationId }),
      range: JSON.stringify([first, first + 99]),
    });
    const { status, body } = await retryWhileBusy(() => owner('GET', `/application-notes?${query}`));
    if (status !== 200) throw new Error(`Reading notes answered ${status}: ${JSON.stringify(body)}`);
    for (const { id } of body) ids.add(id);
    if (body.length < 100) return ids;
  }
}
