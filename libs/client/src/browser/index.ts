/** What pages of both applications do in a browser beside calling the API. */
export * from './prefetch.ts';
export * from './reload-on-new-build.ts';
export * from './send-with-progress.ts';

/** Browsers read the address of a download after the click; a minute is ample. */
const KEPT_MS = 60_000;

/** Saves a file that was fetched with the access token as a download of the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
