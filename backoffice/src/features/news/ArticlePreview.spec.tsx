import { foreignMarkup, hostileMarkdown } from '@prentice/testing/hostile-markdown';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { ArticlePreview } from './ArticlePreview.tsx';

afterEach(cleanup);

describe('the preview of an article', () => {
  it('shows its text as the public page does', async () => {
    const { getByRole } = await renderWithAdmin(<ArticlePreview body={'## When\n\nAt **nine**.'} />);
    expect(getByRole('heading', { name: 'When' }).id).toBe('s-when');
  });

  it.each(hostileMarkdown)('holds no markup of its author: %s', async (source) => {
    const { getByRole } = await renderWithAdmin(<ArticlePreview body={`Before\n\n${source}\n\nAfter`} />);
    const previewContent = getByRole('region', { name: 'Preview' }).children[1];
    expect(previewContent?.textContent).toContain('Before');
    expect(foreignMarkup(previewContent?.querySelectorAll('*') ?? [])).toEqual([]);
  });
});
