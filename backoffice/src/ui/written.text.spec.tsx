import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { WrittenText } from './written.text.tsx';

afterEach(cleanup);

describe('a written text', () => {
  it('is shown as it is meant, not as it is typed', () => {
    render(<WrittenText>{'# The team\nWe **build** lamps.\n\n- one\n- two'}</WrittenText>);
    expect(screen.getByRole('heading', { name: 'The team' })).toBeDefined();
    expect(screen.getByText('build').tagName).toBe('STRONG');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
  it('holds no markup of its author', () => {
    const { container } = render(<WrittenText>{'<img src=x onerror=alert(1)> <b>bold</b>'}</WrittenText>);
    expect(container.querySelector('img, b')).toBeNull();
    expect(container.textContent).toBe('<img src=x onerror=alert(1)> <b>bold</b>');
  });
});
