/** The script of public pages for signed-in people: unread notifications, their name, and marks on internships. */
import { RESULTS_CHANGED } from '../page-events.ts';
import { markCards, type MarkTexts } from './card-marks.ts';
import { recordVisit } from './last-visit.ts';
import { loadUnread, openSession, type SignedInPerson } from './small-api.ts';

async function showUnread(header: HTMLElement): Promise<void> {
  const bell = header.querySelector<HTMLElement>('[data-bell]');
  const badge = bell?.querySelector<HTMLElement>('.bell-count');
  if (!bell || !badge) return;
  const count = await loadUnread();
  badge.hidden = count === 0;
  badge.textContent = count > 99 ? '99+' : String(count);
  const { none = '', unread = '' } = bell.dataset;
  bell.setAttribute('aria-label', count === 0 ? none : unread.replace('{count}', String(count)));
}

function showName(header: HTMLElement, { name }: SignedInPerson): void {
  const place = header.querySelector<HTMLElement>('.account-name');
  if (!place || !name) return;
  place.textContent = name;
  header.dataset['named'] = '';
}

function markInternships(header: HTMLElement, person: SignedInPerson): void {
  const { saved = '', applied = '', withdrawn = '', fresh = '' } = header.dataset;
  const texts: MarkTexts = { saved, applied, withdrawn, fresh };
  const isList = document.querySelector('#list') !== null;
  const visit = isList ? recordVisit(localStorage, person.id, Date.now()) : null;
  const mark = () => void markCards(person, visit, texts).catch(() => undefined);
  document.addEventListener(RESULTS_CHANGED, mark);
  mark();
}

/* What cannot be loaded is left out: the page is whole without it. */
async function greet(header: HTMLElement): Promise<void> {
  const person = await openSession();
  if (!person) return;
  showName(header, person);
  void showUnread(header).catch(() => undefined);
  markInternships(header, person);
}

const header = document.querySelector<HTMLElement>('[data-account]');
if (header) void greet(header).catch(() => undefined);
