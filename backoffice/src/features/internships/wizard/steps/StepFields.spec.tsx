import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Form, ResourceContextProvider } from 'ra-core';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithAdmin } from '../../../../test/render-with-admin.tsx';
import { StepFields } from './StepFields.tsx';
import type { WizardStep } from './wizard-steps.ts';

const renderStep = (step: WizardStep, record: object = {}) =>
  renderWithAdmin(
    <ResourceContextProvider value="internships">
      <Form record={{ id: 'a', ...record }}>
        <StepFields step={step} employer={{ type: 'company', country: 'AT' }} />
      </Form>
    </ResourceContextProvider>,
  );

afterEach(cleanup);

describe('a step of the wizard', () => {
  it('proposes the country of the company for each place', async () => {
    await renderStep('basics');
    fireEvent.click(screen.getByRole('button', { name: 'Add a location' }));
    expect((await screen.findByRole<HTMLInputElement>('combobox', { name: 'Country' })).value).toBe('Austria');
  });
  it('says by which day the start and the deadline depend on each other', async () => {
    await renderStep('time', { deadline: '2026-12-20' });
    expect(screen.getByText('On or after the deadline, 20 Dec 2026')).toBeTruthy();
    cleanup();
    await renderStep('time', { startDate: '2027-01-07' });
    expect(screen.getByText(/no later than the start on 7 Jan 2027/)).toBeTruthy();
  });
});
