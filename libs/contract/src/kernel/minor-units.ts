/**
 * Returns how many minor units make one of a currency, from the locale data: 100 for EUR, 1 for JPY.
 * @param currency ISO 4217 code
 * @throws RangeError when it is none
 */
export function minorUnits(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return 10 ** maximumFractionDigits;
}
