/** Hands a file that needed a signed-in request to the browser to keep. */
export function keepFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the address after the click; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
