import { takeRequestedAction } from './requested-action.ts';
import { isLanguage, languageFacts } from '../../i18n/language.ts';
import { signInAgain } from '../../shared/sign-in-again.ts';
import { addBookmark, loadMarks, removeBookmark, type InternshipMarks, type SignedInPerson } from './small-api.ts';

/** The texts of marks; `{date}` stands for the day of the application. */
export interface MarkTexts {
  readonly applied: string;
  readonly withdrawn: string;
  readonly fresh: string;
  /** What is said when an internship could not be saved. */
  readonly failed: string;
}

const localeOf = (lang: string): string => (isLanguage(lang) ? languageFacts[lang].locale : lang);

/** Returns "22 Nov" in the language of the page. */
export const dayText = (iso: string | null): string =>
  iso === null
    ? ''
    : new Intl.DateTimeFormat(localeOf(document.documentElement.lang), { day: 'numeric', month: 'short' }).format(
        new Date(iso),
      );

function markTextsOf(card: HTMLElement, marks: InternshipMarks, visit: number | null, texts: MarkTexts): string[] {
  const id = card.dataset['internship'] ?? '';
  const application = marks.applied.get(id);
  if (application) {
    const { submittedAt, withdrawnAt } = application;
    const text = withdrawnAt === null ? texts.applied : texts.withdrawn;
    return [text.replace('{date}', dayText(withdrawnAt ?? submittedAt))];
  }
  const published = Date.parse(card.dataset['published'] ?? '');
  const isNew = visit !== null && published > visit;
  return isNew ? [texts.fresh] : [];
}

function showMarks(card: HTMLElement, texts: readonly string[]): void {
  const list = document.createElement('ul');
  list.className = 'card-marks';
  for (const text of texts) {
    const item = document.createElement('li');
    item.textContent = text;
    list.append(item);
  }
  card.querySelector('.card-marks')?.remove();
  if (list.childElementCount > 0) card.querySelector('.card-head')?.append(list);
}

/**
 * Lets the button of a card save its internship, and take it off the list again. Presses it for somebody who has just
 * signed in to save this internship.
 */
function enableSaving(card: HTMLElement, saved: Map<string, string>, failed: string): void {
  const button = card.querySelector<HTMLButtonElement>('button[data-save]');
  const id = card.dataset['internship'] ?? '';
  if (!button) return;
  const showPressed = (): void => button.setAttribute('aria-pressed', String(saved.has(id)));
  const change = async (): Promise<void> => {
    const bookmark = saved.get(id);
    button.setAttribute('aria-disabled', 'true');
    card.querySelector('.field-error')?.remove();
    try {
      if (bookmark === undefined) saved.set(id, await addBookmark(id));
      else {
        await removeBookmark(bookmark);
        saved.delete(id);
      }
      showPressed();
    } finally {
      button.removeAttribute('aria-disabled');
    }
  };
  showPressed();
  button.hidden = false;
  const showFailure = (): void => {
    const message = document.createElement('p');
    message.className = 'field-error';
    message.role = 'alert';
    message.textContent = failed;
    card.querySelector('.card-head')?.append(message);
  };
  /* What fails leaves the button as it was and says so; where the session has ended, it leads to signing in and back. */
  button.onclick = () => {
    if (!button.hasAttribute('aria-disabled'))
      void change().catch((error: unknown) => signInAgain(error, `save-${id}`) || showFailure());
  };
  if (!takeRequestedAction(`save-${id}`)) return;
  card.scrollIntoView({ block: 'center' });
  button.focus();
  if (!saved.has(id)) button.click();
}

/** Shows on the cards of the page which internships are saved, by their button, and which are applied for or new. */
export async function markCards(person: SignedInPerson, visit: number | null, texts: MarkTexts): Promise<void> {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-internship]')];
  const ids = [...new Set(cards.map((card) => card.dataset['internship'] ?? ''))];
  const marks = await loadMarks(person, ids);
  const currentMarks = { ...marks, saved: new Map(marks.saved) };
  for (const card of cards) {
    enableSaving(card, currentMarks.saved, texts.failed);
    showMarks(card, markTextsOf(card, currentMarks, visit, texts));
  }
}
