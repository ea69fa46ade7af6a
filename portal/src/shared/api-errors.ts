/**
 * Returns the HTTP status of an API error, or undefined for any other failure. It checks the name and not the class:
 * the server passes its own client to the pages, and that client throws errors of the server's copy of the class.
 */
export function errorStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || error.name !== 'AppError' || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/**
 * Returns whether the API has nothing to show at an address: there is no such record, it is not public, or the address cannot
 * be one. A server that is busy or fails says nothing about the record.
 */
export const isMissing = (error: unknown): boolean => [400, 403, 404, 410].includes(errorStatus(error) ?? 500);
