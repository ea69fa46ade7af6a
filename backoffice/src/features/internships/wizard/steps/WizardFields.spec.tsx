import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form, ResourceContextProvider } from 'ra-core';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithAdmin } from '../../../../test/render-with-admin.tsx';
import { draftResolver } from '../saving/draft-resolver.ts';
import { StepFields } from './StepFields.tsx';
import { useRevalidation } from './wizard-fields.hook.ts';
import type { WizardStep } from './wizard-steps.ts';

const resolver = draftResolver('company', null);

function Step({ step }: { step: WizardStep }): ReactElement {
  useRevalidation(useWatch());
  return <StepFields step={step} employer={{ type: 'company', country: 'AT' }} />;
}

const openStep = (step: WizardStep) =>
  renderWithAdmin(
    <ResourceContextProvider value="internships">
      <Form record={{ id: 'a' }} mode="onSubmit" resolver={resolver}>
        <Step step={step} />
      </Form>
    </ResourceContextProvider>,
  );
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

afterEach(cleanup);

describe('a field of the wizard', () => {
  it('says nothing about a row that was just added', async () => {
    await openStep('basics');
    fireEvent.click(screen.getByRole('button', { name: 'Add a location' }));
    const city = await screen.findByRole('textbox', { name: 'City' });
    await settle();
    expect(city.getAttribute('aria-invalid')).toBe('false');
  });
  it('says what is wrong once it is left', async () => {
    await openStep('basics');
    const title = screen.getByRole('textbox', { name: 'Title' });
    fireEvent.change(title, { target: { value: 'Lamps' } });
    await settle();
    expect(title.getAttribute('aria-invalid')).toBe('false');
    fireEvent.blur(title);
    await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
  });
  it('waits with a list until all of it is left', async () => {
    await openStep('content');
    const tasks = screen.getByRole('group', { name: 'Tasks' });
    const add = tasks.querySelector('button');
    if (!add) throw new Error('There is no button.');
    fireEvent.click(add);
    const first = screen.getByRole('textbox', { name: 'Tasks 1' });
    fireEvent.change(first, { target: { value: 'Measure the light of each lamp.' } });
    fireEvent.blur(first, { relatedTarget: screen.getByRole('button', { name: 'Remove 1' }) });
    await settle();
    expect(screen.queryByText('Add at least 2 tasks.')).toBeNull();
    fireEvent.blur(first, { relatedTarget: document.body });
    expect(await screen.findByText('Add at least 2 tasks.')).toBeTruthy();
  });
});
