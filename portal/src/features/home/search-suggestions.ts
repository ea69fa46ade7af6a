/** So many suggestions are shown at once. */
const MAX_SHOWN = 8;

interface Suggestion {
  readonly value: string;
  /** What else is to be known of it, such as how many internships there are. */
  readonly note: string;
}

/** Returns the suggestions that begin with what was typed, before those that have a word that does. */
export function matchingSuggestions(suggestions: readonly Suggestion[], typed: string): Suggestion[] {
  const words = typed.trim().toLowerCase();
  if (words === '') return [];
  const named = suggestions.filter(({ value }) => value.toLowerCase() !== words);
  const beginning = named.filter(({ value }) => value.toLowerCase().startsWith(words));
  const inside = named.filter(
    (suggestion) => !beginning.includes(suggestion) && suggestion.value.toLowerCase().includes(` ${words}`),
  );
  return [...beginning, ...inside].slice(0, MAX_SHOWN);
}

function suggestionsOf(list: HTMLElement): Suggestion[] {
  return [...list.querySelectorAll('option')].map(({ value, textContent }) => ({ value, note: textContent.trim() }));
}

/** The list below one field: the combobox of the ARIA Authoring Practices, whose options are taken by Enter or a press. */
class SuggestionList {
  private readonly box: HTMLUListElement;
  private active = -1;

  constructor(
    private readonly field: HTMLInputElement,
    private readonly source: HTMLElement,
  ) {
    this.box = field.ownerDocument.createElement('ul');
    Object.assign(this.box, { id: `${field.id}-listbox`, className: 'suggestions', hidden: true });
    this.box.setAttribute('role', 'listbox');
    this.box.setAttribute('aria-label', source.dataset['label'] ?? '');
    field.after(this.box);
    field.removeAttribute('list');
    field.autocomplete = 'off';
    for (const [name, value] of [
      ['role', 'combobox'],
      ['aria-autocomplete', 'list'],
      ['aria-controls', this.box.id],
      ['aria-expanded', 'false'],
    ] as const)
      field.setAttribute(name, value);
    field.addEventListener('input', () => this.show());
    field.addEventListener('keydown', (event) => this.press(event));
    field.addEventListener('blur', () => this.close());
    /* The focus stays in the field, so that the list is not closed before the press counts. */
    this.box.addEventListener('pointerdown', (event) => event.preventDefault());
    this.box.addEventListener('click', ({ target }) => {
      const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
      if (option) this.take(option);
    });
  }

  private get options(): HTMLElement[] {
    return [...this.box.children].filter((child) => child instanceof HTMLElement);
  }

  private show(): void {
    const matches = matchingSuggestions(suggestionsOf(this.source), this.field.value);
    const page = this.field.ownerDocument;
    this.box.replaceChildren(
      ...matches.map(({ value, note }, index) => {
        const option = page.createElement('li');
        Object.assign(option, { id: `${this.box.id}-${index}`, textContent: value });
        option.dataset['value'] = value;
        option.setAttribute('role', 'option');
        option.setAttribute('aria-selected', 'false');
        if (note !== '' && note !== value)
          option.append(' ', Object.assign(page.createElement('span'), { className: 'note', textContent: note }));
        return option;
      }),
    );
    this.box.hidden = matches.length === 0;
    this.field.setAttribute('aria-expanded', String(matches.length > 0));
    this.activate(-1);
  }

  private close(): void {
    this.box.hidden = true;
    this.field.setAttribute('aria-expanded', 'false');
    this.activate(-1);
  }

  private activate(index: number): void {
    this.active = index;
    for (const [position, option] of this.options.entries()) {
      option.setAttribute('aria-selected', String(position === index));
      if (position === index) option.scrollIntoView({ block: 'nearest' });
    }
    const option = this.options[index];
    if (option) this.field.setAttribute('aria-activedescendant', option.id);
    else this.field.removeAttribute('aria-activedescendant');
  }

  /** Puts a suggestion into the field, as if it was typed. */
  private take(option: HTMLElement): void {
    this.field.value = option.dataset['value'] ?? '';
    this.close();
    this.field.dispatchEvent(new Event('change', { bubbles: true }));
  }

  private press(event: KeyboardEvent): void {
    if (this.box.hidden || event.isComposing) return;
    const { length } = this.options;
    const option = this.options[this.active];
    if (event.key === 'ArrowDown') this.activate((this.active + 1) % length);
    else if (event.key === 'ArrowUp') this.activate(this.active <= 0 ? length - 1 : this.active - 1);
    else if (event.key === 'Escape') this.close();
    else if (event.key === 'Enter' && option) this.take(option);
    else return;
    event.preventDefault();
  }
}

/**
 * Shows the suggestions of search fields in a list of ours in place of the browser's: below the field, by the same keys,
 * and named to screen readers. Without this script the browser shows its own.
 */
export function showSuggestions(page: Document): void {
  for (const field of page.querySelectorAll<HTMLInputElement>('[role="search"] input[list]')) {
    const source = page.getElementById(field.getAttribute('list') ?? '');
    if (source) new SuggestionList(field, source);
  }
}
