/* A choice of language or appearance loads the page anew: what was typed until then is taken over. */

const KEY = 'typedTexts';
/** A page that did not come within this time was left for another one. */
const MAX_AGE_MS = 60_000;
/** A password that is shown is a text for the browser; it is never stored. */
const FIELDS = ':is(input, textarea, select)[name]:not([autocomplete*="password"])';
const OTHER_TYPES = ['hidden', 'password', 'file', 'checkbox', 'radio', 'submit', 'button'];

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface TypedTexts {
  readonly path: string;
  readonly at: number;
  readonly texts: Readonly<Record<string, string>>;
}

const textControls = (form: ParentNode): TextControl[] =>
  [...form.querySelectorAll<TextControl>(FIELDS)].filter(({ type }) => !OTHER_TYPES.includes(type));

function read(storage: Storage): TypedTexts | null {
  const stored: TypedTexts | null = JSON.parse(storage.getItem(KEY) ?? 'null');
  const isOfThisPage = stored?.path === location.pathname && Date.now() - stored.at < MAX_AGE_MS;
  return isOfThisPage ? stored : null;
}

/** Stores what is in the text fields of a form, but for passwords, until its page is there again. */
export function saveTypedTexts(form: ParentNode, storage: Storage = sessionStorage): void {
  const typed = textControls(form).filter(({ value }) => value !== '');
  if (typed.length === 0) return;
  const texts = { ...read(storage)?.texts, ...Object.fromEntries(typed.map(({ name, value }) => [name, value])) };
  storage.setItem(KEY, JSON.stringify({ path: location.pathname, at: Date.now(), texts } satisfies TypedTexts));
}

/** Enters a text as somebody who types it, so that whatever follows the field notices. */
function enter(control: TextControl, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
}

/** Enters what was stored of a form, once, and unfolds what it is in. */
export function restoreTypedTexts(form: Element, storage: Storage = sessionStorage): void {
  const stored = read(storage);
  const texts = { ...stored?.texts };
  for (const control of textControls(form)) {
    const text = texts[control.name];
    if (text === undefined) continue;
    delete texts[control.name];
    if (control.value === text) continue;
    enter(control, text);
    control.closest('details')?.setAttribute('open', '');
  }
  if (stored && Object.keys(texts).length > 0) storage.setItem(KEY, JSON.stringify({ ...stored, texts }));
  else storage.removeItem(KEY);
}

/** Takes the texts of a form over to the same page in another language or appearance, by the choices in the footer. */
export function keepTypedTexts(form: Element, signal?: AbortSignal): void {
  restoreTypedTexts(form);
  const save = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest('footer a[hreflang], footer form'))
      saveTypedTexts(form);
  };
  document.addEventListener('click', save, { capture: true, signal });
}
