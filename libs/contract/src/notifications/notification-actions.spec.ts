import { expect, it } from 'vitest';
import { notificationAction } from './notification-actions.ts';

it('says what the reader of a notification does next, in their language, and nothing where it only informs', () => {
  expect(notificationAction('application.offered', 'en')).toBe('Answer the offer');
  expect(notificationAction('application.offered', 'de-AT')).toBe('Angebot beantworten');
  expect(notificationAction('account.signed_in', 'en')).toBeNull();
  expect(notificationAction('toString', 'en')).toBeNull();
});
