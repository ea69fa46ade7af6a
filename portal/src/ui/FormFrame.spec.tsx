// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { translator } from '../i18n/catalogue.ts';
import { FormFrame } from './FormFrame.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function frame(failure?: string) {
  const form = { errors: {}, failure, busy: false, submit: () => Promise.resolve() };
  return (
    <FormFrame t={translator('en')} form={form} action="Send application">
      <textarea aria-label="Cover note" />
    </FormFrame>
  );
}

it('says between the last field and the button why sending failed, and brings it into view', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const { rerender } = render(frame());
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(frame('You are offline.'));
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('You are offline.');
  const { DOCUMENT_POSITION_PRECEDING, DOCUMENT_POSITION_FOLLOWING } = Node;
  expect(alert.compareDocumentPosition(screen.getByLabelText('Cover note'))).toBe(DOCUMENT_POSITION_PRECEDING);
  expect(alert.compareDocumentPosition(screen.getByRole('button'))).toBe(DOCUMENT_POSITION_FOLLOWING);
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
});
