const KILO = 1_024;
const MEGA = KILO * KILO;

/** Bytes as "320 kB" or "1.4 MB", in steps of 1,024 as the limits are written. */
export function fileSize(bytes: number, locale: string): string {
  const large = bytes >= MEGA;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  });
  return format.format(large ? bytes / MEGA : Math.ceil(bytes / KILO));
}
