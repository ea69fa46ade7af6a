/** A path on this origin, or `fallback`: for "go back to" parameters, which must never lead elsewhere. */
export function internalPath(value: string | null | undefined, fallback = '/'): string {
  if (!value?.startsWith('/') || value.startsWith('//') || /[\\\u0000-\u001f]/.test(value)) return fallback;
  return value;
}
