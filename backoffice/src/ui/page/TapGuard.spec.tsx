import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TapGuard } from './TapGuard.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const takesPointer = () =>
  getComputedStyle(screen.getByRole('button').parentElement ?? document.body).pointerEvents !== 'none';

describe('buttons that take the place of others', () => {
  it('take no second tap, and the next one that is meant for them, each time they change', () => {
    vi.useFakeTimers();
    const withButton = (name: string) => (
      <TapGuard key={name}>
        <button>{name}</button>
      </TapGuard>
    );
    const { rerender } = render(withButton('Shortlist'));
    act(() => void vi.advanceTimersByTime(600));
    expect(takesPointer()).toBe(true);
    rerender(withButton('Make finalist'));
    expect(takesPointer()).toBe(false);
    act(() => void vi.advanceTimersByTime(300));
    expect(takesPointer()).toBe(false);
    act(() => void vi.advanceTimersByTime(300));
    expect(takesPointer()).toBe(true);
  });
});
