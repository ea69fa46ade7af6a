import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { useCaseInAddress, useSelectedCase } from './selected-case.hook.ts';

const caseOf = (id: string, version = 1) => ({ id, version });
const [a, b, c] = [caseOf('a'), caseOf('b'), caseOf('c')];
interface Queue {
  readonly cases: readonly ReturnType<typeof caseOf>[];
  readonly list?: string | undefined;
}

/** The choice in a queue that the test lets change. */
function choosing(...cases: Queue['cases']) {
  const start: Queue = { cases };
  const { result, rerender } = renderHook(
    ({ cases: shownCases, list = 'pending' }: Queue) => useSelectedCase(shownCases, list === '' ? undefined : list),
    { initialProps: start },
  );
  return {
    current: () => result.current.current,
    press: (direction: 'next' | 'previous') => act(() => result.current[direction]()),
    decide: (verificationCase: ReturnType<typeof caseOf>) => act(() => result.current.decided(verificationCase)),
    show: (queue: Queue) => rerender(queue),
  };
}

describe('the case that is looked at', () => {
  it('stays when a colleague decides it and the list moves on under it', () => {
    const { current, show } = choosing(a, b);
    expect(current()).toBe('a');
    show({ cases: [b] });
    expect(current()).toBe('a');
  });

  it('is the first of another list once its cases are there', () => {
    const { current, show } = choosing(a, b);
    show({ cases: [a, b], list: '' });
    expect(current()).toBe('a');
    show({ cases: [c], list: 'mine' });
    expect(current()).toBe('c');
    show({ cases: [b], list: 'mine' });
    expect(current()).toBe('c');
  });

  it('stays in another list that has it', () => {
    const { current, show } = choosing(a, b);
    show({ cases: [b, a], list: 'by name' });
    expect(current()).toBe('a');
  });

  it('is the next one after a decision, from the top after the last, and nobody once all are decided', () => {
    const { current, press, decide } = choosing(a, b, c);
    press('next');
    press('next');
    decide(c);
    expect(current()).toBe('a');
    decide(a);
    expect(current()).toBe('b');
    decide(b);
    expect(current()).toBeUndefined();
  });

  it('stays when the answer about another one comes late', () => {
    const { current, press, decide } = choosing(a, b, c);
    press('next');
    press('next');
    decide(a);
    expect(current()).toBe('c');
  });

  it('can be one that was decided before and has come back', () => {
    const { current, decide, show } = choosing(a);
    decide(a);
    expect(current()).toBeUndefined();
    show({ cases: [] });
    expect(current()).toBeUndefined();
    show({ cases: [caseOf('a', 3)] });
    expect(current()).toBe('a');
  });
});

describe('the address of the case that is looked at', () => {
  const start = '/verification';
  const writer = (current: string | undefined) => {
    window.history.replaceState(null, '', start);
    return renderHook((caseId: string | undefined) => useCaseInAddress(caseId, () => undefined), {
      initialProps: current,
      wrapper: ({ children }: { readonly children: ReactNode }) => createElement(BrowserRouter, null, children),
    });
  };

  it('names the case', () => {
    writer('a');
    expect(window.location.pathname + window.location.hash).toBe('/verification#a');
  });

  it('is left alone when the reader has gone to another screen, which is still loading', () => {
    const { rerender } = writer(undefined);
    window.history.pushState(null, '', '/employers');
    rerender('a');
    expect(window.location.pathname + window.location.hash).toBe('/employers');
  });
});
