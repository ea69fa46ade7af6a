/* Parameters by which advertisers and newsletters follow people, as the removal lists of browsers have them. */
const trackingNames = new Set([
  'fbclid', 'gclid', 'gclsrc', 'dclid', 'gbraid', 'wbraid', 'msclkid', 'yclid', 'twclid', 'ttclid', 'li_fat_id', 'igshid', 'mc_cid',
  'mc_eid', 'mkt_tok', '_hsenc', '_hsmi', 'hsctatracking', 'vero_id', 'wickedid', 's_cid', 'trk', 'trackingid', 'refid', '_ga', '_gl',
  'oly_anon_id', 'oly_enc_id', 'rb_clickid', 'cmpid', 'spm',
]); // prettier-ignore
const trackingPrefixes = ['utm_', 'pk_', 'piwik_', 'mtm_', 'matomo_', 'hsa_', 'at_'];

const tracks = (name: string): boolean => {
  const lower = name.toLowerCase();
  return trackingNames.has(lower) || trackingPrefixes.some((prefix) => lower.startsWith(prefix));
};

/**
 * Returns an address without what tracks people: the same page has the same address, wherever the link was found. The fragment is
 * removed and the parameters are sorted. Text that is no address is returned as it is.
 */
export function canonicalUrl(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.hash = '';
  url.hostname = url.hostname.replace(/\.$/, '');
  for (const name of new Set(url.searchParams.keys())) if (tracks(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  return url.href.replace(/\?$/, '');
}
