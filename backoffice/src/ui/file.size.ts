/** Bytes as "320 kB" or "1.4 MB", in decimal units. */
export function fileSize(bytes: number, locale: string): string {
  const large = bytes >= 1_000_000;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  });
  return format.format(bytes / (large ? 1_000_000 : 1_000));
}
