// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { useOpenSetting } from './open-setting.hook.ts';
import { Setting } from './Setting.tsx';

const names = ['colour', 'shape'] as const;

/** Two settings, each with a field and a button that closes it. */
function TwoSettings() {
  const disclosureOf = useOpenSetting();
  return names.map((name) => {
    const disclosure = disclosureOf(name);
    return (
      <Setting key={name} t={translator('en')} title={name} disclosure={disclosure} value={<p>{`${name} as set`}</p>}>
        <input aria-label={`new ${name}`} />
        <button type="button" onClick={disclosure.close}>
          {`keep the ${name}`}
        </button>
      </Setting>
    );
  });
}

const field = (name: string) => screen.queryByRole('textbox', { name: `new ${name}` });
const openButton = (name: string) => screen.getByRole('button', { name: `Change: ${name}` });

beforeEach(() => {
  location.hash = '';
});
afterEach(() => {
  location.hash = '';
  cleanup();
});

describe('a setting', () => {
  it('shows what is set, and its form only once that is asked for', () => {
    render(<TwoSettings />);
    expect(screen.getByText('colour as set')).toBeDefined();
    expect(field('colour')).toBeNull();
    fireEvent.click(openButton('colour'));
    expect(screen.queryByText('colour as set')).toBeNull();
    expect(document.activeElement).toBe(field('colour'));
  });

  it('closes when another one opens, which gets the focus', () => {
    render(<TwoSettings />);
    fireEvent.click(openButton('shape'));
    fireEvent.click(openButton('colour'));
    expect(field('shape')).toBeNull();
    expect(document.activeElement).toBe(field('colour'));
    fireEvent.click(openButton('shape'));
    expect(field('colour')).toBeNull();
    expect(document.activeElement).toBe(field('shape'));
  });

  it('gives the focus back to its button when it closes', () => {
    render(<TwoSettings />);
    fireEvent.click(openButton('shape'));
    fireEvent.click(screen.getByRole('button', { name: 'keep the shape' }));
    expect(document.activeElement).toBe(openButton('shape'));
  });

  it('is opened by the address, at first and later', () => {
    location.hash = '#shape';
    render(<TwoSettings />);
    expect(document.activeElement).toBe(field('shape'));
    location.hash = '#colour';
    act(() => void dispatchEvent(new Event('hashchange')));
    expect(field('shape')).toBeNull();
    expect(document.activeElement).toBe(field('colour'));
  });
});
