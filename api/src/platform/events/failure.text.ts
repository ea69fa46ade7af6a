import { failedDeliveryLimits } from '@prentice/contract';

const ADDRESS = /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g;

/** What something failed with, in a line for administrators: without addresses of people, and not long. */
export function failureText(error: unknown): string {
  const said = error instanceof Error ? error.message || error.name : 'Unknown';
  return said.replace(ADDRESS, '…').replace(/\s+/g, ' ').trim().slice(0, failedDeliveryLimits.error);
}
