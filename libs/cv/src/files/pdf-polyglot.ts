/** Some programs leave a few bytes after the end; a second file is larger. */
const MOST_AFTER_END = 1_024;
const END_OF_DIRECTORY = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const DIRECTORY_ENTRY = 0x02014b50;

/** Whether an archive stands anywhere in the bytes: the record that ends its directory, right behind that directory. */
function containsZip(file: Buffer): boolean {
  for (let at = file.indexOf(END_OF_DIRECTORY); at >= 0; at = file.indexOf(END_OF_DIRECTORY, at + 1)) {
    if (at + 22 > file.length) return false;
    const start = at - file.readUInt32LE(at + 12);
    if (start >= 0 && start + 4 <= at && file.readUInt32LE(start) === DIRECTORY_ENTRY) return true;
  }
  return false;
}

/**
 * Whether a PDF is another file as well: other programs would read what stands before its header, behind its end, or an
 * archive within it.
 */
export function isPolyglot(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const before = file.subarray(0, Math.max(0, file.indexOf('%PDF-'))).toString('latin1');
  if (/[^\s\u00ef\u00bb\u00bf]/.test(before)) return true;
  const end = file.lastIndexOf('%%EOF');
  const after = end < 0 ? '' : file.subarray(end + 5).toString('latin1');
  return after.replace(/[\s\0]+/g, '').length > MOST_AFTER_END || containsZip(file);
}
