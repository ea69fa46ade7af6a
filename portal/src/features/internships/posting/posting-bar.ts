/** Sharing, saving and what became of applying, in the bar of a posting. */
import { APPLICATION_SENT } from '../../../site/page-events.ts';
import { takeRequestedAction } from '../../../site/signed-in/requested-action.ts';
import { signInAgain } from '../../../shared/sign-in-again.ts';
import { addBookmark, loadMarks, openSession, removeBookmark } from '../../../site/signed-in/small-api.ts';
import { showApplied, showNextSteps } from './applied-state.ts';
import { linkBackToResults } from './back-to-results.ts';

interface Bar {
  readonly element: HTMLElement;
  readonly internshipId: string;
  /** Says a word to people who look at the bar or listen to it. */
  readonly announce: (text: string | undefined) => void;
}

const find = (bar: HTMLElement, selector: string): HTMLElement | null => bar.querySelector<HTMLElement>(selector);

/** Opens the share sheet of the system; without one it copies the address. */
async function share({ element, announce }: Bar, done: string | undefined): Promise<void> {
  const { origin, pathname } = location;
  const url = `${origin}${pathname}`;
  const title = element.dataset['title'] ?? document.title;
  if ('share' in navigator) return navigator.share({ title, url });
  await (navigator as Navigator).clipboard.writeText(url);
  announce(done);
}

function enableSharing(bar: Bar): void {
  const button = find(bar.element, '[data-share]');
  if (!button || !('share' in navigator || 'clipboard' in navigator)) return;
  button.hidden = false;
  /* Who closes the share sheet has not failed at anything. */
  button.addEventListener('click', () => void share(bar, button.dataset['done']).catch(() => undefined));
}

function enableSaving({ element, internshipId, announce }: Bar, savedId: string | undefined): void {
  const button = element.querySelector<HTMLButtonElement>('button[data-save]');
  const label = button?.querySelector('span');
  if (!button || !label) return;
  let bookmark = savedId;
  const show = (): void => {
    label.textContent = (bookmark === undefined ? button.dataset['save'] : button.dataset['saved']) ?? '';
    button.classList.toggle('is-on', bookmark !== undefined);
  };
  const change = async (): Promise<void> => {
    button.setAttribute('aria-disabled', 'true');
    try {
      if (bookmark === undefined) bookmark = await addBookmark(internshipId);
      else {
        await removeBookmark(bookmark);
        bookmark = undefined;
      }
      show();
      announce(label.textContent);
    } catch (error) {
      if (!signInAgain(error, `save-${internshipId}`)) announce(find(element, '[data-status]')?.dataset['failed']);
    } finally {
      button.removeAttribute('aria-disabled');
    }
  };
  button.addEventListener('click', () => {
    if (!button.hasAttribute('aria-disabled')) void change();
  });
  show();
  button.disabled = false;
  if (!takeRequestedAction(`save-${internshipId}`)) return;
  button.focus();
  if (bookmark === undefined) void change();
}

/** Takes the way to apply out of the way of the form that it leads to. */
function hideAboveForm({ element }: Bar): void {
  const form = document.querySelector('#application');
  if (!form) return;
  /* Of several entries the last one is how it is now: the form may have been opened in the meantime. */
  new IntersectionObserver((entries) =>
    element.classList.toggle('is-above-form', entries.at(-1)?.isIntersecting ?? false),
  ).observe(form);
}

async function loadStudentState(bar: Bar): Promise<string | undefined> {
  const person = await openSession();
  if (!person) return undefined;
  const { saved, applied } = await loadMarks(person, [bar.internshipId]);
  const application = applied.get(bar.internshipId);
  if (application) {
    showApplied(application);
    showNextSteps(application);
  }
  return saved.get(bar.internshipId);
}

function start(element: HTMLElement): void {
  const status = find(element, '[data-status]');
  const announce = (text: string | undefined): void => {
    if (status) status.textContent = text ?? '';
  };
  const bar: Bar = { element, internshipId: element.dataset['posting'] ?? '', announce };
  enableSharing(bar);
  hideAboveForm(bar);
  if (!find(element, 'button[data-save]')) return;
  void loadStudentState(bar).then(
    (bookmark) => enableSaving(bar, bookmark),
    () => undefined,
  );
  document.addEventListener(APPLICATION_SENT, () => void loadStudentState(bar).catch(() => undefined));
}

linkBackToResults(document, location.origin);
const element = document.querySelector<HTMLElement>('[data-posting]');
if (element) start(element);
