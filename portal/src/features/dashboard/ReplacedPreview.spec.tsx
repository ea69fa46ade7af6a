// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { SkeletonFold } from './DashboardSkeleton.tsx';
import { ReplacedPreview } from './ReplacedPreview.tsx';
import { SectionFold } from './SectionFold.tsx';

const Page = () => (
  <>
    <article id="application-1">
      <details>
        <summary>Grid planning</summary>
      </details>
    </article>
    <a href="/internships/a?b=1">More</a>
  </>
);

const Island = () => (
  <ReplacedPreview>
    <main>
      <Page />
    </main>
  </ReplacedPreview>
);

/** Gives the focus to a part of the preview and replaces it, as the island does; returns what has the focus then. */
function focusAfter(selector: string): string | undefined {
  document.body.innerHTML = `<div id="island"><div data-preview>${renderToStaticMarkup(<Page />)}</div></div>`;
  document.querySelector<HTMLElement>(`[data-preview] ${selector}`)?.focus();
  const container = document.querySelector<HTMLElement>('#island') ?? document.body;
  render(<Island />, { container });
  return document.activeElement?.closest('main')?.tagName && document.activeElement.textContent;
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('gives the focus to the row or link that had it in the preview', () => {
  expect(focusAfter('summary')).toBe('Grid planning');
  cleanup();
  expect(focusAfter('a')).toBe('More');
});

it('renders the island only after nobody can use the preview any more', () => {
  document.body.innerHTML = '<div id="island"><div data-preview></div></div>';
  const seen: boolean[] = [];
  const Part = () => {
    seen.push(document.querySelector('[data-preview]') !== null);
    return null;
  };
  const container = document.querySelector<HTMLElement>('#island') ?? document.body;
  render(
    <ReplacedPreview>
      <Part />
    </ReplacedPreview>,
    { container },
  );
  expect(seen).not.toHaveLength(0);
  expect(seen).not.toContain(true);
});

it('takes the focus from nothing else', () => {
  expect(focusAfter('article')).toBeUndefined();
});

it('keeps a section open, with the focus, that somebody has opened in the preview', () => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  const preview = renderToStaticMarkup(
    <>
      <SkeletonFold id="bookmarks" title="Saved internships" lines={2} />
      <SkeletonFold id="recommended" title="Recommended" lines={2} />
    </>,
  );
  document.body.innerHTML = `<div id="island"><div data-preview>${preview}</div></div>`;
  const summary = document.querySelector<HTMLElement>('[data-fold="bookmarks"] summary');
  summary?.parentElement?.setAttribute('open', '');
  summary?.focus();
  const sections = (
    <ReplacedPreview>
      <SectionFold id="bookmarks" title="Saved internships">
        <p>Grid planning</p>
      </SectionFold>
      <SectionFold id="recommended" title="Recommended">
        <p>River lab</p>
      </SectionFold>
    </ReplacedPreview>
  );
  render(sections, { container: document.querySelector<HTMLElement>('#island') ?? document.body });
  const folds = [...document.querySelectorAll('details')];
  expect(folds.map((fold) => [fold.querySelector('h2')?.id, fold.open])).toEqual([
    ['bookmarks', true],
    ['recommended', false],
  ]);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  expect(document.activeElement?.textContent).toContain('Saved internships');
});
