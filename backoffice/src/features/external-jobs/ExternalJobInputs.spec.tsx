import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { SaveButton, SimpleForm } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { ExternalJobInputs, toExternalJobBody } from './ExternalJobInputs.tsx';

afterEach(cleanup);

const pay = (currency: string) => ({ min: 150_000, max: null, currency, unit: 'month' });

async function renderForm(currency: string) {
  const onSubmit = vi.fn();
  await renderWithAdmin(
    <SimpleForm record={{ id: 'a', pay: pay(currency) }} onSubmit={onSubmit} toolbar={<SaveButton />}>
      <ExternalJobInputs />
    </SimpleForm>,
  );
  const least = await screen.findByRole<HTMLInputElement>('spinbutton', { name: /minimum pay/i });
  const savedPay = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return toExternalJobBody(onSubmit.mock.lastCall?.[0])['pay'];
  };
  return { least, savedPay };
}

describe('the pay of an external job', () => {
  it.each([
    ['EUR', '1500', 180_000],
    ['JPY', '150000', 1_800],
    ['KWD', '150', 1_800_000],
  ])('is typed in whole units of %s', async (currency, inWholeUnits, inMinorUnits) => {
    const { least, savedPay } = await renderForm(currency);
    expect(least.value).toBe(inWholeUnits);
    fireEvent.change(least, { target: { value: '1800' } });
    expect(await savedPay()).toMatchObject({ min: inMinorUnits, currency });
  });

  it('stays as it is typed when another currency is chosen', async () => {
    const { least, savedPay } = await renderForm('EUR');
    const currencies = screen.getByRole('combobox', { name: 'Currency' });
    fireEvent.mouseDown(currencies);
    fireEvent.change(currencies, { target: { value: 'Japanese' } });
    fireEvent.click(await screen.findByText(/Japanese yen/i));
    await waitFor(() => expect(least.value).toBe('1500'));
    expect(await savedPay()).toMatchObject({ min: 1_500, max: null, currency: 'JPY' });
  });
});
