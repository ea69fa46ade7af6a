/**
 * Returns the HTTP status of an API error, or undefined for any other failure. It checks the name and not the class: the
 * server passes its own client to the pages, and that client throws errors of the server's copy of the class.
 */
export function errorStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || error.name !== 'AppError' || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}
