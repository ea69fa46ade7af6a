/** Saves a file that was fetched with the access token as a download of the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the address after the click; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
