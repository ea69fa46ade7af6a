import { RESULTS_CHANGED } from '../site/page-events.ts';

const WAIT_MS = 150;
/** The parts of the page that a search changes. The form's other fields keep what is typed in them. */
const PARTS = ['#list', '#filters', '#open-filters'];

/** The address of the search that the form describes. */
export function formAddress(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) query.append(name, value);
  const text = query.toString();
  return text ? `${form.action}?${text}` : form.action;
}

/** How to find a control again after its part of the page was replaced. */
function selectorOf(element: Element | null): string | undefined {
  if (!(element instanceof HTMLElement) || !element.closest(PARTS.join(','))) return undefined;
  if (element.id) return `#${CSS.escape(element.id)}`;
  return undefined;
}

const summaryText = (details: HTMLDetailsElement): string => details.querySelector('summary')?.textContent ?? '';

/** Replaces the contents of one part, and leaves groups open that were. */
function replacePart(page: Document, next: Document, part: string): void {
  const [current, fresh] = [page.querySelector(part), next.querySelector(part)];
  if (!current || !fresh) return;
  const open = new Set([...current.querySelectorAll<HTMLDetailsElement>('details[open]')].map(summaryText));
  const scrolled = current.scrollTop;
  for (const details of fresh.querySelectorAll('details')) details.open ||= open.has(summaryText(details));
  current.replaceChildren(...fresh.childNodes);
  current.scrollTop = scrolled;
}

/** Puts the results of another search into the page. Focus and scroll position stay. */
function replaceResults(page: Document, next: Document): void {
  const focused = selectorOf(page.activeElement);
  for (const part of PARTS) replacePart(page, next, part);
  page.title = next.title;
  if (focused) page.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
  page.dispatchEvent(new CustomEvent(RESULTS_CHANGED));
}

/** Chooses a value of a filter in the form, or takes it back; the link shows it before the results are there. */
function pressValue(filters: HTMLElement, link: HTMLElement): void {
  const { filter: name = '', value = '', single } = link.dataset;
  const chosen = [...filters.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].filter(
    (input) => input.name === name,
  );
  const pressed = chosen.find((input) => input.value === value);
  if (single !== undefined) for (const input of chosen) input.remove();
  pressed?.remove();
  if (!pressed && value) {
    const input = Object.assign(link.ownerDocument.createElement('input'), { type: 'hidden', name, value });
    link.after(input);
  }
  if (pressed) link.removeAttribute('aria-current');
  else link.setAttribute('aria-current', 'true');
}

/**
 * Lets Back, Escape and the button with the results close the panel that covers the page on a phone, which is open
 * while the address points into it; none of them leaves the page.
 * @param address returns the address of the results that are shown
 */
function closePanel(page: Document, filters: HTMLElement, address: () => string): void {
  let isOpenedHere = false;
  const isOpen = (): boolean => filters.matches(':target, :has(:target)') && location.hash !== '';
  const close = (): void => {
    /* It cannot have the focus before the panel is gone. */
    const focusOpener = (): void => page.querySelector<HTMLElement>('#open-filters')?.focus({ preventScroll: true });
    addEventListener('popstate', () => requestAnimationFrame(focusOpener), { once: true });
    if (isOpenedHere) history.back();
    else location.hash = 'list';
    isOpenedHere = false;
  };
  addEventListener('popstate', () => history.replaceState(history.state, '', address() + location.hash));
  page.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    if (event.target.closest('#open-filters')) isOpenedHere = true;
    if (!isOpen() || !event.target.closest('[data-close-filters]')) return;
    event.preventDefault();
    close();
  });
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isOpen()) close();
  });
}

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);

/**
 * Searches again whenever a filter changes. When the server cannot be reached, the form is sent as without a script.
 */
export function applyFiltersLive(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('#search');
  const filters = page.querySelector<HTMLElement>('#filters');
  if (!form || !filters) return;
  let address = location.href.replace(/#.*/, '');
  closePanel(page, filters, () => address);
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const search = async (): Promise<void> => {
    const turn = ++latest;
    const response = await fetch(formAddress(form), { headers: { accept: 'text/html' } });
    if (!response.ok) throw new Error(`The search answered ${response.status}.`);
    const next = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (turn !== latest) return;
    replaceResults(page, next);
    address = response.url || address;
    history.replaceState(history.state, '', address + location.hash);
  };
  const searchSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void search().catch(() => form.requestSubmit()), WAIT_MS);
  };
  filters.addEventListener('change', searchSoon);
  filters.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-filter]') : null;
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    pressValue(filters, link);
    searchSoon();
  });
}
