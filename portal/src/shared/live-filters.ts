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
  if (element instanceof HTMLInputElement)
    return `input[name="${CSS.escape(element.name)}"][value="${CSS.escape(element.value)}"]`;
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

const isFiltersEntry = (state: unknown): boolean => typeof state === 'object' && state !== null && 'filters' in state;

/**
 * Lets the browser's Back close the panel of filters, which covers the page on a phone, instead of leaving the page.
 * Without a script browsers for Android do so by themselves.
 * @param address returns the address of the results that are shown
 */
function closeOnBack(panel: HTMLElement, address: () => string): void {
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') history.pushState({ filters: true }, '');
    else if (isFiltersEntry(history.state)) history.back();
  });
  addEventListener('popstate', () => {
    if (isFiltersEntry(history.state)) return;
    history.replaceState(history.state, '', address());
    if (panel.matches(':popover-open')) panel.hidePopover();
  });
  /* The results are behind the panel already. */
  panel.addEventListener('click', (event) => {
    const isApply = event.target instanceof Element && event.target.closest('.filters-apply') !== null;
    if (!isApply || !panel.matches(':popover-open')) return;
    event.preventDefault();
    panel.hidePopover();
  });
}

/**
 * Searches again whenever a filter changes. When the server cannot be reached, the form is sent as without a script.
 */
export function applyFiltersLive(page: Document): void {
  const form = page.querySelector<HTMLFormElement>('#search');
  const filters = page.querySelector<HTMLElement>('#filters');
  if (!form || !filters) return;
  let address = location.href;
  closeOnBack(filters, () => address);
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
    history.replaceState(history.state, '', address);
  };
  filters.addEventListener('change', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void search().catch(() => form.requestSubmit()), WAIT_MS);
  });
}
