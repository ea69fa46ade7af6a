/**
 * The HTTP status with which the API refused, or undefined for any other failure. Told by name and not by class: the
 * server hands its own client to the pages, whose refusals are of the server's copy of the class.
 */
export function refusedStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || error.name !== 'Refusal' || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}
