import { isIP } from 'node:net';

/** What the address of a database says about who can read and change it. */
export interface DatabaseExposure {
  /**
   * Where it is: on this machine, in a network that only its owner's machines reach, or anywhere. The worst of its
   * hosts.
   */
  readonly network: 'machine' | 'private' | 'public';
  readonly hasCredentials: boolean;
  /** Whether somebody in between can pretend to be the database. */
  readonly acceptsAnyCertificate: boolean;
}

const TRUE = /^(?:true|t|yes|y|1)$/i;
const UNCHECKED = [
  'tlsinsecure',
  'tlsallowinvalidcertificates',
  'tlsallowinvalidhostnames',
  'sslallowinvalidcertificates',
];
/* These prove who asks by something else than a password in the address. */
const WITHOUT_PASSWORD = /^(?:MONGODB-X509|MONGODB-AWS|MONGODB-OIDC|GSSAPI)$/i;

const PRIVATE_ADDRESS = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][\da-f]{2}:|fe80:)/i;
/* A name without a dot is that of a container or of a machine in one's own network: public names have one. */
const PRIVATE_NAME = /^[^.]+$|\.(?:internal|local|localhost|lan|home\.arpa|svc|svc\.cluster\.local)$/i;

function networkOf(host: string): DatabaseExposure['network'] {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (/^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/.test(name) || name.endsWith('.sock')) return 'machine';
  if (isIP(name)) return PRIVATE_ADDRESS.test(name) ? 'private' : 'public';
  return PRIVATE_NAME.test(name) ? 'private' : 'public';
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Reads an address such as mongodb://user:password@one:27017,two/database?tls=true. Null when it is none. */
export function parseDatabaseExposure(uri: string): DatabaseExposure | null {
  const parts = /^mongodb(?:\+srv)?:\/\/(?:([^@/]*)@)?([^/?]+)\/?[^?]*(?:\?(.*))?$/i.exec(uri);
  if (!parts) return null;
  const [, userInfo = '', hosts = '', query = ''] = parts;
  const options = new Map([...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value]));
  const networks = hosts.split(',').map((host) => networkOf(decoded(host.replace(/:\d*$/, ''))));
  return {
    network: (['public', 'private'] as const).find((option) => networks.includes(option)) ?? 'machine',
    hasCredentials: /^[^:]+:.+$/.test(userInfo) || WITHOUT_PASSWORD.test(options.get('authmechanism') ?? ''),
    acceptsAnyCertificate:
      UNCHECKED.some((name) => TRUE.test(options.get(name) ?? '')) || options.get('sslvalidate') === 'false',
  };
}
