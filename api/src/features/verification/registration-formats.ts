/**
 * Forms of company register numbers by country, as their registers write them, without spaces: Firmenbuch (AT),
 * Unternehmens-Identifikationsnummer (CH), Handelsregister (DE), CVR (DK), SIREN or SIRET (FR), Companies House (GB), KRS
 * (PL), IČO (CZ, SK), KvK (NL), codice fiscale of companies (IT). Other countries are only asked for digits.
 */
const formats: Readonly<Record<string, RegExp>> = {
  AT: /^(FN)?\d{1,6}[A-Z]$/,
  CH: /^CHE\d{9}(MWST|TVA|IVA)?$/,
  CZ: /^\d{8}$/,
  DE: /^(HRA|HRB|GNR|PR|VR)\d{1,6}[A-Z]?$/,
  DK: /^(CVR)?\d{8}$/,
  FR: /^(\d{9}|\d{14})$/,
  GB: /^([A-Z]{2}\d{6}|\d{8})$/,
  IT: /^\d{11}$/,
  NL: /^(KVK)?\d{8}$/,
  PL: /^(KRS)?\d{10}$/,
  SK: /^\d{8}$/,
};

/** Whether a number looks like one of the country's register; null when the country's form is not known here. */
export function matchesRegister(country: string | null, number: string): boolean | null {
  const format = country === null ? undefined : formats[country];
  if (!format) return null;
  /* Germans often put the court before the number. */
  const bare = number.toUpperCase().replace(/[\s.\-/]/g, '');
  return format.test(bare) || (country === 'DE' && /(HRA|HRB)\d{1,6}[A-Z]?$/.test(bare));
}
