// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { InboxMenu } from './InboxMenu.tsx';

afterEach(cleanup);

const menu = () => screen.getByText('Actions').closest('details');

it('closes once something is chosen, on Escape, and when the focus moves on', () => {
  const onMarkAll = vi.fn();
  render(<InboxMenu t={translator('en')} onSelect={() => undefined} onMarkAll={onMarkAll} />);
  const open = (): void => menu()?.setAttribute('open', '');
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(onMarkAll).toHaveBeenCalledOnce();
  expect(menu()?.open).toBe(false);
  open();
  fireEvent.keyDown(screen.getByRole('link', { name: 'What we sent you' }), { key: 'Escape' });
  expect(menu()?.open).toBe(false);
  expect(document.activeElement).toBe(menu()?.querySelector('summary'));
  open();
  fireEvent.focusIn(document.body);
  expect(menu()?.open).toBe(false);
});

it('offers only what leads elsewhere where nothing can be marked', () => {
  render(<InboxMenu t={translator('en')} onSelect={null} onMarkAll={null} />);
  menu()?.setAttribute('open', '');
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
