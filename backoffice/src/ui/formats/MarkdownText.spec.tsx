import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MarkdownText } from './MarkdownText.tsx';

afterEach(cleanup);

describe('a written text', () => {
  it('is shown as it is meant, not as it is typed', () => {
    render(<MarkdownText>{'# The team\nWe **build** lamps.\n\n- one\n- two'}</MarkdownText>);
    expect(screen.getByRole('heading', { name: 'The team' })).toBeDefined();
    expect(screen.getByText('build').tagName).toBe('STRONG');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
  it('holds no markup of its author', () => {
    const { container } = render(<MarkdownText>{'<img src=x onerror=alert(1)> <b>bold</b>'}</MarkdownText>);
    expect(container.querySelector('img, b')).toBeNull();
    expect(container.textContent).toBe('<img src=x onerror=alert(1)> <b>bold</b>');
  });
});
