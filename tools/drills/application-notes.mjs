// Notes on an application: a write that can be repeated without end, and found again.
import { randomUUID } from 'node:crypto';
import { retryWhileBusy } from '../testing/built-server.mjs';

/** Milliseconds before a client whose request failed sends the next one. */
const PAUSE_MS = 100;

/** The id of an application that somebody of a company may write about. */
export async function anApplicationId(owner) {
  const { body } = await retryWhileBusy(() => owner('GET', '/applications'));
  if (!Array.isArray(body) || !body[0]) throw new Error('The demo data have no application.');
  return body[0].id;
}

export const writeNote = (owner, applicationId, text) => owner('POST', '/application-notes', { applicationId, text });

/** All notes on an application. */
async function readNotes(owner, applicationId) {
  const notes = [];
  for (;;) {
    const query = new URLSearchParams({
      filter: JSON.stringify({ applicationId }),
      range: JSON.stringify([notes.length, notes.length + 99]),
      sort: '["createdAt","ASC"]',
    });
    const { status, body } = await retryWhileBusy(() => owner('GET', `/application-notes?${query}`));
    if (status !== 200) throw new Error(`Reading notes answered ${status}: ${JSON.stringify(body)}`);
    notes.push(...body);
    if (body.length < 100) return notes;
  }
}

/** Ids of all notes on an application. */
export async function listNotes(owner, applicationId) {
  return new Set((await readNotes(owner, applicationId)).map(({ id }) => id));
}

/**
 * Writes notes from several clients until `stop` is called. `owner()` answers the function that sends requests, since
 * a fault may end a session. Each note has a text of its own.
 * @returns the notes that were sent, each with the milliseconds and the status of its reply, 0 for none
 */
export function writeNotes({ owner, applicationId, writers }) {
  const notes = [];
  let isStopped = false;
  const write = async () => {
    while (!isStopped) {
      const note = { text: `Drill ${randomUUID()}` };
      notes.push(note);
      const began = performance.now();
      const reply = await writeNote(owner(), applicationId, note.text).catch(() => null);
      Object.assign(note, {
        status: reply?.status ?? 0,
        milliseconds: performance.now() - began,
        endedAt: performance.now(),
      });
      if (note.status !== 201) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const running = Promise.all(Array.from({ length: writers }, write));
  return {
    notes,
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}

/**
 * Looks for all notes.
 * @returns what is wrong: one that was acknowledged and is missing, or one that is there twice
 */
export async function findLostOrDoubled(owner, applicationId, notes) {
  const counts = new Map();
  for (const { text } of await readNotes(owner, applicationId)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return notes.flatMap(({ text, status }) => {
    const count = counts.get(text) ?? 0;
    return count === 1 || (count === 0 && status !== 201)
      ? []
      : [`${text}, answered ${status}, is there ${count} times`];
  });
}

/** Says how many notes were acknowledged, and how long that took. */
export function figureOfNotes(notes) {
  const times = notes.filter(({ status }) => status === 201).map(({ milliseconds }) => milliseconds);
  times.sort((a, b) => a - b);
  const quantile = (share) => Math.round(times[Math.floor(share * times.length)] ?? 0);
  return `${notes.length} notes sent, ${times.length} acknowledged: p50 ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms`;
}
