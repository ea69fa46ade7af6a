import { defaultPreferences } from '@prentice/contract';
import { expect, it } from 'vitest';
import { choiceFor, typesFor, withChoice } from './preference.rows.ts';

it('changes one box and leaves the rest as it was', () => {
  const changed = withChoice(defaultPreferences, 'news', 'email', true);
  expect(choiceFor(changed, 'news')).toEqual({ inapp: true, push: false, email: true });
  expect(choiceFor(changed, 'broadcast')).toEqual(choiceFor(defaultPreferences, 'broadcast'));
  expect(defaultPreferences.types).toEqual({});
});

it('never switches decisions or security notices off in the application', () => {
  expect(withChoice(defaultPreferences, 'security', 'inapp', false)).toBe(defaultPreferences);
  expect(choiceFor(withChoice(defaultPreferences, 'security', 'email', false), 'security').email).toBe(false);
});

it('offers what can reach somebody of the role', () => {
  expect(typesFor('intern')).not.toContain('response.reminder');
  expect(typesFor('employer')).toContain('response.reminder');
  expect(typesFor('employer')).toContain('security');
  expect(typesFor('employer')).not.toContain('deadline.near');
});
