/** A country's name in the reader's language by its ISO 3166-1 alpha-2 code; the code where it is none. */
export const countryText = (code: string, locale: string): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code) : code;

interface Place {
  readonly address?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly country?: string | null | undefined;
}

/** "Werkstraße 44, Linz, Austria": what is known of a place, the city not twice where the address names it. */
export function placeText({ address, city, country }: Place, locale: string): string {
  const named = city && address?.includes(city) ? null : city;
  return [address, named, country && countryText(country, locale)].filter(Boolean).join(', ');
}
