import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Form } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Notices } from '../../test/Notices.tsx';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { FormDraft } from './FormDraft.tsx';

const KEPT = /^Your changes are kept here, but not saved\./;

const Title = (): ReactElement => <input aria-label="Title" {...useFormContext().register('title')} />;

function Screens({ isAutosaved }: { isAutosaved: boolean }): ReactElement {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Leave' : 'Return'}
      </button>
      {isOpen && (
        <Form record={{ id: '1', title: 'Lab assistant', version: 1 }}>
          <FormDraft resource="texts" id="1" isAutosaved={isAutosaved} />
          <Title />
        </Form>
      )}
      <Notices />
    </>
  );
}

const show = (isAutosaved = false) => renderWithAdmin(<Screens isAutosaved={isAutosaved} />);
const title = () => screen.getByLabelText<HTMLInputElement>('Title');
const type = (value: string) => act(async () => void fireEvent.change(title(), { target: { value } }));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('What is typed in a form and not saved', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(cleanup);

  it('is kept when somebody leaves, who is told so and led back', async () => {
    await show();
    await type('Lab assistant in Graz');
    await press('Leave');
    expect(screen.getByText(KEPT)).toBeDefined();
    const back = screen.getByRole('link', { name: 'Continue editing' });
    expect(back.getAttribute('href')).toBe(window.location.pathname);
    await press('Return');
    expect(title().value).toBe('Lab assistant in Graz');
    expect(screen.getByText('Your unsaved changes are back.')).toBeDefined();
  });

  it('is gone once somebody discards it', async () => {
    await show();
    await type('Lab assistant in Graz');
    await press('Leave');
    await press('Return');
    await press('Discard changes');
    expect(title().value).toBe('Lab assistant');
    expect(screen.queryByText('Your unsaved changes are back.')).toBeNull();
    await press('Leave');
    expect(screen.getAllByText(KEPT)).toHaveLength(1);
  });

  it.each([
    ['nothing was typed', false, []],
    ['it was typed back', false, ['Lab', 'Lab assistant']],
    ['it is saved by itself', true, ['Lab assistant in Graz']],
  ])('needs no word on leaving where %s', async (_, isAutosaved, typed) => {
    await show(isAutosaved);
    for (const value of typed) await type(value);
    await press('Leave');
    expect(screen.queryByText(KEPT)).toBeNull();
  });
});
