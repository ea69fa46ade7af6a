/** Filters the questions while somebody types; without this script the form does the same. */
const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const form = document.querySelector<HTMLFormElement>('#faq-search');
const field = form?.querySelector('input');
const questions = [...document.querySelectorAll<HTMLDetailsElement>('.faq details')];
const texts = questions.map((question) => fold(question.textContent));

function narrow(query: string): void {
  const words = fold(query).split(/\s+/).filter(Boolean);
  questions.forEach((question, index) => {
    question.hidden = !words.every((word) => texts[index]?.includes(word));
    question.open = words.length > 0 && !question.hidden;
  });
  for (const group of document.querySelectorAll<HTMLElement>('.faq')) {
    group.hidden = group.querySelector('details:not([hidden])') === null;
  }
}

// A page that the server already narrowed lacks the other questions; there the form keeps its plain meaning.
if (field && location.search === '') field.addEventListener('input', () => narrow(field.value));
