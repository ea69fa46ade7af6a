// @vitest-environment happy-dom
import { topicsFor } from '@prentice/contract';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import type { InboxFilter } from './inbox-loader.ts';
import { NothingShown } from './NothingShown.tsx';

afterEach(cleanup);

const filters: InboxFilter[] = [
  { unread: true, topic: null },
  ...topicsFor({ role: 'intern' }).flatMap((topic) => [
    { unread: false, topic },
    { unread: true, topic },
  ]),
];

describe('an inbox in which a filter leaves nothing', () => {
  it.each(filters)('has a heading, says what would be there and leads back: $topic, unread: $unread', (choice) => {
    const onClear = vi.fn();
    for (const language of ['en', 'de'] as const) {
      const { container } = render(<NothingShown t={translator(language)} choice={choice} onClear={onClear} />);
      expect(screen.getByRole('heading', { level: 3 }).textContent).not.toBe('');
      expect(container.querySelector('p')?.textContent).toMatch(/[^.]\.$/);
      fireEvent.click(screen.getByRole('button', { name: language === 'en' ? 'Show all' : 'Alle anzeigen' }));
      cleanup();
    }
    expect(onClear).toHaveBeenCalledTimes(2);
  });

  it('names the deadlines that would be there', () => {
    render(<NothingShown t={translator('en')} choice={{ unread: false, topic: 'reminders' }} onClear={vi.fn()} />);
    expect(screen.getByRole('heading', { name: 'No deadlines coming up' })).toBeDefined();
  });

  it('says of an inbox without a filter what will come, and has nothing to lead back to', () => {
    render(<NothingShown t={translator('en')} choice={{ unread: false, topic: null }} onClear={vi.fn()} />);
    expect(screen.getByRole('heading', { name: 'No notifications yet' })).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
