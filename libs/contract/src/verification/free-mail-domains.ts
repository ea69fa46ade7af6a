import domains from './data/free-mail-domains.json' with { type: 'json' };

/** Domains where everybody gets an address: they prove no company. */
export const freeMailDomains: ReadonlySet<string> = new Set(domains);
