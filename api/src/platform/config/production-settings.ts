import { parseDatabaseExposure } from './mongodb-uri.ts';
import { operatorRules, type OperatorSettings } from './operator-settings.ts';
import { isPlaceholder } from './placeholder-secret.ts';
import type { SettingRule } from './setting-rule.ts';
import {
  checksNoCertificate,
  hasNoPassword,
  isLocalhost,
  isLoopback,
  isRemote,
  isTooWide,
  isUnencrypted,
} from './setting-addresses.ts';

/** The settings that can weaken production, as they are in effect. */
interface ReviewedSettings extends OperatorSettings {
  readonly NODE_ENV: string;
  readonly HOST: string;
  readonly publicUrl: string;
  readonly PUBLIC_URL?: string | undefined;
  readonly ACCESS_TOKEN_SECRET?: string | undefined;
  readonly ACCESS_TOKEN_SECRET_PREVIOUS?: string | undefined;
  readonly MONGODB_URI?: string | undefined;
  readonly REDIS_URL?: string | undefined;
  readonly CLAMD_ADDRESS?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
  readonly EMBEDDED_SYNCHRONOUS: string;
  readonly SEED_DEMO?: string | undefined;
  readonly SETUP_SECRET?: string | undefined;
  readonly ADMIN_SECOND_FACTOR: string;
  readonly EMAIL_WEBHOOK_SECRET?: string | undefined;
  readonly FIREBASE_AUTH_EMULATOR_HOST?: string | undefined;
  readonly FIREBASE_STORAGE_EMULATOR_HOST?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly TRUSTED_PROXIES?: string | undefined;
  readonly RATE_LIMITS: boolean;
  readonly PUBLISH_BLOCK: boolean;
  readonly OUTBOUND_REQUESTS: boolean;
  readonly LOAD_CONTROL: boolean;
  readonly LOG_LEVEL: string;
  readonly MAX_IN_FLIGHT: number;
  /** Of Node itself: 0 accepts every certificate. */
  readonly NODE_TLS_REJECT_UNAUTHORIZED?: string | undefined;
}

type Rule = SettingRule<ReviewedSettings>;

const ACCESS_TOKEN_SECRET_LENGTH = 32;
const SETUP_SECRET_LENGTH = 16;
const MANY_IN_FLIGHT = 5_000;

/**
 * Returns whether nobody but this machine can ask the server, as when it is measured. The address it listens on
 * decides, and nothing passes requests on to it.
 */
export const isReachableLocallyOnly = ({ HOST, publicUrl, TRUSTED_PROXIES }: ReviewedSettings): boolean =>
  isLoopback(HOST) && isLocalhost(publicUrl) && TRUSTED_PROXIES === undefined;

/** Returns whether strangers can reach a database that asks for no password, or can pretend to be it. */
function isOpenDatabase({ MONGODB_URI: uri }: ReviewedSettings): boolean {
  const exposure = uri === undefined ? null : parseDatabaseExposure(uri);
  if (!exposure || exposure.network === 'machine') return false;
  return exposure.acceptsAnyCertificate || (exposure.network === 'public' && !exposure.hasCredentials);
}

function isTrustingDatabase({ MONGODB_URI: uri }: ReviewedSettings): boolean {
  const exposure = uri === undefined ? null : parseDatabaseExposure(uri);
  return exposure !== null && (exposure.acceptsAnyCertificate || !exposure.hasCredentials);
}
/** Returns the rule against a secret that somebody made up, or copied from the documentation: others can guess it. */
const writtenSecret = (setting: 'ACCESS_TOKEN_SECRET' | 'SETUP_SECRET' | 'EMAIL_WEBHOOK_SECRET'): Rule => ({
  setting,
  applies: ({ [setting]: secret }) => secret !== undefined && isPlaceholder(secret),
  weakens: 'It looks like a placeholder.',
  instead: 'Generate a random value, for example with: openssl rand -base64 32',
});

const DEMO_RISK = 'Demo accounts, including administrators, have public passwords.';
const LIMITS_RISK = 'Anyone may try passwords and send mail without limit.';

const switchedOff = (
  setting: 'RATE_LIMITS' | 'PUBLISH_BLOCK' | 'OUTBOUND_REQUESTS' | 'LOAD_CONTROL',
  weakens: string,
): Rule => ({ setting, applies: (settings) => !settings[setting], weakens, instead: `${setting}=true` });

/** Settings with which production must not start. */
const forbiddenRules: readonly Rule[] = [
  {
    setting: 'PUBLIC_URL',
    applies: ({ PUBLIC_URL: url }) => url === undefined,
    weakens: 'Links in emails would lead nowhere.',
    instead: 'Use the https address of the gateway.',
  },
  {
    setting: 'ACCESS_TOKEN_SECRET',
    applies: ({ ACCESS_TOKEN_SECRET: secret = '' }) => secret.length < ACCESS_TOKEN_SECRET_LENGTH,
    weakens: 'Whoever guesses it can sign in as anyone.',
    instead: `Use at least ${ACCESS_TOKEN_SECRET_LENGTH} random characters.`,
  },
  writtenSecret('ACCESS_TOKEN_SECRET'),
  {
    setting: 'ACCESS_TOKEN_SECRET_PREVIOUS',
    applies: ({ ACCESS_TOKEN_SECRET_PREVIOUS: secret }) =>
      secret !== undefined && (secret.length < ACCESS_TOKEN_SECRET_LENGTH || isPlaceholder(secret)),
    weakens: 'Tokens that it signed are accepted: whoever guesses it can sign in as anyone.',
    instead: 'Use the secret that was in use before, or leave it empty.',
  },
  writtenSecret('SETUP_SECRET'),
  writtenSecret('EMAIL_WEBHOOK_SECRET'),
  {
    setting: 'SETUP_SECRET',
    applies: (settings) =>
      settings.SETUP_SECRET !== undefined && settings.SETUP_SECRET === settings.ACCESS_TOKEN_SECRET,
    weakens: 'It is the same as ACCESS_TOKEN_SECRET: whoever learns one knows the other.',
    instead: 'Generate one for each.',
  },
  {
    setting: 'FIREBASE_AUTH_EMULATOR_HOST',
    applies: (settings) => settings.FIREBASE_AUTH_EMULATOR_HOST !== undefined,
    weakens: 'Tokens of an emulator are not signed: anyone could sign in as anyone.',
    instead: 'Leave it empty.',
  },
  {
    setting: 'FIREBASE_STORAGE_EMULATOR_HOST',
    applies: (settings) => settings.FIREBASE_STORAGE_EMULATOR_HOST !== undefined,
    weakens: 'CVs would be sent unencrypted to a program that asks nobody who they are.',
    instead: 'Leave it empty.',
  },
  {
    setting: 'PUBLIC_URL',
    applies: ({ publicUrl }) => !publicUrl.startsWith('https://') && !isLocalhost(publicUrl),
    weakens: 'Passwords and sessions would travel unencrypted.',
    instead: 'Use the https address of the gateway.',
  },
  {
    setting: 'TRUSTED_PROXIES',
    applies: (settings) => isTooWide(settings.TRUSTED_PROXIES),
    weakens: 'Anyone could fake their IP address and get around the sign-in limits.',
    instead: 'Name only the addresses of your own proxies.',
  },
  {
    setting: 'SETUP_SECRET',
    applies: ({ SETUP_SECRET: secret }) => secret !== undefined && secret.length < SETUP_SECRET_LENGTH,
    weakens: 'Whoever guesses it becomes the first administrator.',
    instead: `Use at least ${SETUP_SECRET_LENGTH} random characters.`,
  },
  {
    setting: 'NODE_TLS_REJECT_UNAUTHORIZED',
    applies: (settings) => settings.NODE_TLS_REJECT_UNAUTHORIZED === '0',
    weakens: 'Connections to the mail server, the database and Firebase could be read and changed.',
    instead: 'Name the certificate authority in NODE_EXTRA_CA_CERTS.',
  },
  {
    setting: 'SEED_DEMO',
    applies: (settings) => settings.SEED_DEMO === 'true' && !isReachableLocallyOnly(settings),
    weakens: DEMO_RISK,
    instead: 'Use SEED_DEMO=false on an empty database.',
  },
  {
    setting: 'RATE_LIMITS',
    applies: (settings) => !settings.RATE_LIMITS && !isReachableLocallyOnly(settings),
    weakens: LIMITS_RISK,
    instead: 'Use RATE_LIMITS=true.',
  },
  switchedOff('LOAD_CONTROL', 'Under load everybody waits, and the server may run out of memory. Use'),
  {
    setting: 'MONGODB_URI',
    applies: isOpenDatabase,
    weakens: 'Strangers can read and change everything.',
    instead: 'Use a user with a password, and TLS that checks certificates; name your own authority in tlsCAFile.',
  },
  ...operatorRules,
];

/** Settings with which production starts, but somebody should know. */
const warningRules: readonly Rule[] = [
  {
    setting: 'SEED_DEMO',
    applies: (settings) => settings.SEED_DEMO === 'true',
    weakens: DEMO_RISK,
    instead: 'SEED_DEMO=false on an empty database',
  },
  {
    setting: 'ADMIN_SECOND_FACTOR',
    applies: (settings) => settings.ADMIN_SECOND_FACTOR !== 'required' && settings.SEED_DEMO !== 'true',
    weakens: 'Whoever learns an administrator’s password has the console.',
    instead: 'ADMIN_SECOND_FACTOR=required',
  },
  switchedOff('RATE_LIMITS', LIMITS_RISK),
  switchedOff('PUBLISH_BLOCK', 'Employers can publish while applications are overdue.'),
  switchedOff('OUTBOUND_REQUESTS', "Companies' websites are not checked."),
  {
    setting: 'SMTP_URL',
    applies: (settings) => settings.SMTP_URL === undefined,
    weakens: 'Mail, including reset links, is not sent but saved to DATA_DIR/mail.',
    instead: 'SMTP_URL=smtps://user:password@host:465',
  },
  {
    setting: 'SMTP_URL',
    applies: ({ SMTP_URL: url }) => isUnencrypted(url) || checksNoCertificate(url),
    weakens: 'Mail, including reset links, can be read in transit.',
    instead: 'smtps://, or smtp:// with ?requireTLS=true',
  },
  {
    setting: 'MONGODB_URI',
    applies: isTrustingDatabase,
    weakens: 'Anyone on the database network can read and change everything.',
    instead: 'a user with a password, and TLS',
  },
  {
    setting: 'REDIS_URL',
    applies: ({ REDIS_URL: url }) => hasNoPassword(url) || (isRemote(url) && !url.startsWith('rediss:')),
    weakens: 'Anyone on its network can lift the rate limits and read and stop jobs.',
    instead: 'rediss://user:password@host:6379',
  },
  {
    setting: 'CLAMD_ADDRESS',
    applies: ({ CLAMD_ADDRESS: address = '/' }) => !address.startsWith('/') && isRemote(`tcp://${address}`),
    weakens: 'Uploads pass the network to the virus scanner in the clear.',
    instead: 'the path of a socket, or a scanner in a closed network',
  },
  {
    setting: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    applies: ({ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_HEADERS: headers }) =>
      headers !== undefined && isRemote(url) && !url?.startsWith('https:'),
    weakens: 'The secret in its headers passes the network in the clear.',
    instead: 'https://collector.example:4318',
  },
  {
    setting: 'EMBEDDED_SYNCHRONOUS',
    applies: (settings) => settings.MONGODB_URI === undefined && settings.EMBEDDED_SYNCHRONOUS !== 'FULL',
    weakens: 'A power cut can lose the latest changes.',
    instead: 'EMBEDDED_SYNCHRONOUS=FULL',
  },
  {
    setting: 'TRUSTED_PROXIES',
    applies: (settings) => settings.TRUSTED_PROXIES === undefined && !isLocalhost(settings.publicUrl),
    weakens: 'All visitors appear to come from the gateway and share one rate limit.',
    instead: 'the address of the gateway',
  },
  {
    setting: 'LOG_LEVEL',
    applies: ({ LOG_LEVEL: level }) => ['silent', 'debug', 'trace'].includes(level),
    weakens: 'Errors are not logged, or the log holds more than it should.',
    instead: 'LOG_LEVEL=info',
  },
  {
    setting: 'MAX_IN_FLIGHT',
    applies: (settings) => settings.MAX_IN_FLIGHT > MANY_IN_FLIGHT,
    weakens: 'The server may run out of memory before it turns requests away.',
    instead: 'MAX_IN_FLIGHT=500',
  },
];

const notProduction: Rule = {
  setting: 'NODE_ENV',
  applies: ({ publicUrl, HOST }) => !isLocalhost(publicUrl) || !isLoopback(HOST),
  weakens: 'Demo accounts with public passwords, the mail preview and the API page are open to everyone.',
  instead: 'NODE_ENV=production',
};

/** Returns a setting as it is, without the secrets that it may hold. */
function displayValue(settings: ReviewedSettings, name: string): string {
  const value: unknown = Reflect.get(settings, name === 'PUBLIC_URL' ? 'publicUrl' : name);
  if (value === undefined) return `${name} is not set`;
  return `${name}=${name.endsWith('SECRET') ? '***' : String(value).replace(/\/\/[^@/]*@/, '//***@')}`;
}

/** Returns one line for each setting with which production must not start. */
export const productionFaults = (settings: ReviewedSettings): string[] =>
  forbiddenRules
    .filter((rule) => rule.applies(settings))
    .map(({ setting, weakens, instead }) => `  ${displayValue(settings, setting)}: ${weakens} ${instead}`);

/** Returns a table, line by line, of the settings that make a server weaker than it should be; empty without any. */
export function settingsWarnings(settings: ReviewedSettings): readonly string[] {
  const rules = { production: warningRules, development: [notProduction], test: [] }[settings.NODE_ENV] ?? [];
  const rows = rules
    .filter((rule) => rule.applies(settings))
    .map((rule) => [displayValue(settings, rule.setting), rule.weakens, rule.instead] as const);
  if (rows.length === 0) return [];
  const table = [['Setting', 'Risk', 'Use instead'] as const, ...rows];
  const [first, second] = [0, 1].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const line = ([a, b, c]: readonly [string, string, string]): string =>
    `  ${a.padEnd(first ?? 0)}  ${b.padEnd(second ?? 0)}  ${c}`;
  return ['Some settings make this server less safe:', ...table.map(line)];
}
