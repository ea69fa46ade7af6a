import { isLanguage, languageFacts } from '../../i18n/language.ts';
import { loadMarks, type InternshipMarks, type SignedInPerson } from './small-api.ts';

/** The texts of marks; `{date}` stands for the day of the application. */
export interface MarkTexts {
  readonly saved: string;
  readonly applied: string;
  readonly withdrawn: string;
  readonly fresh: string;
}

const localeOf = (lang: string): string => (isLanguage(lang) ? languageFacts[lang].locale : lang);

/** "22 Nov" in the language of the page. */
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
  return [...(marks.saved.has(id) ? [texts.saved] : []), ...(isNew ? [texts.fresh] : [])];
}

/** Shows on the cards of the page which internships are saved, applied for or new. */
export async function markCards(person: SignedInPerson, visit: number | null, texts: MarkTexts): Promise<void> {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-internship]')];
  const ids = [...new Set(cards.map((card) => card.dataset['internship'] ?? ''))];
  const marks = await loadMarks(person, ids);
  for (const card of cards) {
    const list = document.createElement('ul');
    list.className = 'card-marks';
    for (const text of markTextsOf(card, marks, visit, texts)) {
      const item = document.createElement('li');
      item.textContent = text;
      list.append(item);
    }
    card.querySelector('.card-marks')?.remove();
    if (list.childElementCount > 0) card.querySelector('.card-head')?.append(list);
  }
}
