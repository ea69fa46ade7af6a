// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTypedTexts, restoreTypedTexts, saveTypedTexts } from './typed-texts.ts';

const page = `
  <main><details><form>
    <input name="name"><textarea name="reason"></textarea>
    <select name="code"><option value=""></option><option value="scam"></option></select>
    <input name="password" type="text" autocomplete="new-password"><input name="secret" type="password">
  </form></details></main>
  <footer><a href="#de" hreflang="de">Deutsch</a></footer>`;
const form = (): HTMLFormElement => document.querySelector('form') ?? expect.fail('The page has no form.');
const values = () => Object.fromEntries([...new FormData(form())].filter(([, value]) => value !== ''));

function type(texts: Record<string, string>): void {
  for (const [name, text] of Object.entries(texts)) {
    const control = form().elements.namedItem(name);
    if (control && 'value' in control) control.value = text;
  }
}

beforeEach(() => {
  document.body.innerHTML = page;
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('What was typed', () => {
  it('is there again, and in sight, once the page comes in another language', () => {
    keepTypedTexts(form());
    type({ name: 'Nora', reason: 'They ask\nfor money.', code: 'scam' });
    document.querySelector('a')?.click();
    document.body.innerHTML = page;
    const onInput = vi.fn();
    document.addEventListener('input', onInput);
    keepTypedTexts(form());
    expect(values()).toEqual({ name: 'Nora', reason: 'They ask\nfor money.', code: 'scam' });
    expect(document.querySelector('details')?.open).toBe(true);
    expect(onInput).toHaveBeenCalledTimes(3);
  });

  it('is stored without passwords, also one that is shown', () => {
    type({ name: 'Nora', password: 'wild rivers', secret: 'wild rivers' });
    saveTypedTexts(form());
    expect(sessionStorage.getItem('typedTexts')).not.toContain('wild rivers');
  });

  it('is entered once only', () => {
    type({ name: 'Nora' });
    saveTypedTexts(form());
    restoreTypedTexts(form());
    type({ name: '' });
    restoreTypedTexts(form());
    expect(values()).toEqual({});
  });

  it('is not entered on a page that comes much later', () => {
    vi.useFakeTimers();
    type({ name: 'Nora' });
    saveTypedTexts(form());
    type({ name: '' });
    vi.advanceTimersByTime(61_000);
    restoreTypedTexts(form());
    expect(values()).toEqual({});
  });

  it('waits for a form that is not there yet', () => {
    type({ name: 'Nora' });
    saveTypedTexts(form());
    const other = document.createElement('form');
    restoreTypedTexts(other);
    type({ name: '' });
    restoreTypedTexts(form());
    expect(values()).toEqual({ name: 'Nora' });
  });
});
