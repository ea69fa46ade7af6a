/** The script of public pages for signed-in people: unread notifications, their name, and marks on internships. */
import { RESULTS_CHANGED } from '../page-events.ts';
import { markCards, type MarkTexts } from './card-marks.ts';
import { recordVisit } from './last-visit.ts';
import { enableAccountMenu, showName, showUnread } from './account-menu.ts';
import { endSession, loadUnread, openSession, type SignedInPerson } from './small-api.ts';

function markInternships(header: HTMLElement, person: SignedInPerson): void {
  const { applied = '', withdrawn = '', fresh = '', failed = '' } = header.dataset;
  const texts: MarkTexts = { applied, withdrawn, fresh, failed };
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
  showName(header, person.name);
  enableAccountMenu(header, endSession);
  void loadUnread().then(
    (count) => showUnread(header, count),
    () => undefined,
  );
  markInternships(header, person);
}

const header = document.querySelector<HTMLElement>('[data-account]');
if (header) void greet(header).catch(() => undefined);
