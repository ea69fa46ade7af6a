import { expect, it } from 'vitest';
import { edit, redo, startHistory, undo } from './edit-history.ts';

it('takes typing into one field as one step until a word ends', () => {
  let history = startHistory('');
  for (const text of ['a', 'ad', 'ada', 'ada ', 'ada k']) history = edit(history, text, 'name', text.endsWith(' '));
  expect(undo(history).present).toBe('ada ');
  expect(undo(undo(history)).present).toBe('');
  expect(undo(undo(undo(history))).present).toBe('');
});

it('does undone steps again until something else is typed', () => {
  const history = undo(edit(edit(startHistory(1), 2), 3));
  expect(redo(history).present).toBe(3);
  expect(redo(redo(history)).present).toBe(3);
  expect(redo(edit(history, 4)).present).toBe(4);
});

it('keeps a hundred steps', () => {
  let history = startHistory(0);
  for (let step = 1; step <= 150; step++) history = edit(history, step);
  for (let step = 0; step < 150; step++) history = undo(history);
  expect(history.present).toBe(50);
});
