import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter, useNavigate } from 'react-router';
import { useScrollPosition } from './scroll-position.hook.ts';

const scrollTo = vi.fn<(left: number, top: number) => void>();
let height = 5_000;

function App() {
  useScrollPosition();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/record')}>
        open
      </button>
      <button type="button" onClick={() => void navigate('/list?page=2')}>
        page
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    </>
  );
}

const press = (name: string) => act(async () => screen.getByText(name).click());
const scroll = (top: number) =>
  act(async () => {
    vi.stubGlobal('scrollY', top);
    window.dispatchEvent(new Event('scroll'));
  });

beforeEach(() => {
  height = 5_000;
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  render(
    <MemoryRouter initialEntries={['/list']}>
      <App />
    </MemoryRouter>,
  );
});
afterEach(() => {
  cleanup();
  scrollTo.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the place on a screen', () => {
  it('is the top of one that is opened, and where one was on one that is returned to', async () => {
    await scroll(1_800);
    await press('open');
    expect(scrollTo.mock.calls).toEqual([[0, 0]]);
    await scroll(0);
    await press('back');
    expect(scrollTo.mock.lastCall).toEqual([0, 1_800]);
  });

  it('stays while filters and pages change the address of the same screen', async () => {
    await scroll(900);
    await press('page');
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('is not reached before the page is as long as it was', async () => {
    await scroll(1_800);
    await press('open');
    scrollTo.mockClear();
    height = 600;
    await press('back');
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
