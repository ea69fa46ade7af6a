import { readFileSync } from 'node:fs';
import { brand, type Operator } from '@prentice/contract';
import { z } from 'zod';
import { operatorDefaults, operatorOf } from './operator-settings.ts';
import { productionFaults } from './production-settings.ts';
import { isProxyList, isScannerAddress } from './setting-addresses.ts';

/* Anything but true or false is refused: a misspelt "yes" must not switch a protection off. */
const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false'])
    .default(fallback ? 'true' : 'false')
    .transform((value) => value === 'true');
const optional = z.string().optional();
const origin = z
  .url({ protocol: /^https?$/, error: 'Use an address such as https://internships.example.' })
  .refine((value) => /^https?:\/\/[^/?#@]+\/*$/i.test(value), 'Use only scheme, host and port.');
const count = (fallback: number, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number().int().min(0).max(max).default(fallback);

/** Every setting of the server, read from the environment and validated at start. `.env.example` explains each. */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: count(3000, 65_535),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default('.data'),
  OPERATOR_NAME: z.string().default(operatorDefaults.OPERATOR_NAME),
  OPERATOR_ADDRESS: z.string().default(operatorDefaults.OPERATOR_ADDRESS),
  OPERATOR_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Use the two letters of a country, such as AT.')
    .default(operatorDefaults.OPERATOR_COUNTRY),
  SUPPORT_EMAIL: z.email('Use an email address.').default(operatorDefaults.SUPPORT_EMAIL),
  DATA_PROTECTION_AUTHORITY: z.string().default(operatorDefaults.DATA_PROTECTION_AUTHORITY),
  DATA_PROTECTION_AUTHORITY_URL: z
    .url({ protocol: /^https?$/, error: 'Use an address such as https://www.dsb.gv.at.' })
    .default(operatorDefaults.DATA_PROTECTION_AUTHORITY_URL),
  MONGODB_URI: optional,
  MONGODB_DATABASE: z.string().default('internships'),
  EMBEDDED_SYNCHRONOUS: z.enum(['NORMAL', 'FULL']).default('NORMAL'),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'Use an address such as rediss://:password@host:6379.' }).optional(),
  UPGRADE_CONTRACTIONS: z.enum(['run', 'hold']).default('run'),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  SEED_DEMO: z.enum(['true', 'false']).optional(),
  ACCESS_TOKEN_SECRET: optional,
  ACCESS_TOKEN_SECRET_PREVIOUS: optional,
  SETUP_SECRET: optional,
  IDENTITY_PROVIDER: z.enum(['local', 'firebase']).default('local'),
  FIREBASE_PROJECT_ID: optional,
  FIREBASE_API_KEY: optional,
  FIREBASE_CREDENTIALS_FILE: optional,
  FIREBASE_AUTH_EMULATOR_HOST: optional,
  FIREBASE_STORAGE_BUCKET: optional,
  FIREBASE_STORAGE_EMULATOR_HOST: optional,
  EXTERNAL_PROVIDER: optional,
  EXTERNAL_PROVIDER_NAME: optional,
  EXTERNAL_ISSUER: optional,
  EXTERNAL_CLIENT_ID: optional,
  EXTERNAL_CLIENT_SECRET: optional,
  ADMIN_SECOND_FACTOR: z.enum(['required', 'optional']).optional(),
  FILE_STORE: z.enum(['disk', 'gridfs', 'firebase']).default('disk'),
  CLAMD_ADDRESS: optional.refine(
    (value) => value === undefined || isScannerAddress(value),
    'Use the path of a socket, such as /run/clamav/clamd.ctl, or host:port.',
  ),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'Use an address such as smtps://user:password@host:465.' }).optional(),
  MAIL_FROM: optional,
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'Use a private key of P-256 in base64url, 43 characters.')
    .optional(),
  EMAIL_WEBHOOK_SECRET: z.string().min(24, 'Use at least 24 random characters.').optional(),
  TRUSTED_PROXIES: optional.refine(
    (value) => value === undefined || isProxyList(value),
    'Use comma-separated addresses or networks, such as 10.0.0.0/8.',
  ),
  RATE_LIMITS: flag(true),
  PUBLISH_BLOCK: flag(true),
  OUTBOUND_REQUESTS: flag(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  BACKUP_KEY: z.string().min(20, 'Use at least 20 random characters.').optional(),
  METRICS_PORT: count(0, 65_535),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'Use an address such as http://collector:4318.' })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: optional.refine(
    (value) =>
      value === undefined || /^\s*[\w-]+=(?:[^%,]|%[\da-f]{2})+(?:,\s*[\w-]+=(?:[^%,]|%[\da-f]{2})+)*$/i.test(value),
    'Use name=value, several with commas between them, where values are percent-encoded.',
  ),
  OTEL_SERVICE_NAME: z.string().default('prentice'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOAD_CONTROL: flag(true),
  MAX_IN_FLIGHT: count(500),
});

export type Settings = Readonly<Omit<z.infer<typeof environment>, 'ADMIN_SECOND_FACTOR' | 'MAIL_FROM'>> & {
  /** Whether administrators must have a second factor; by default in production, unless it shows demo data. */
  readonly ADMIN_SECOND_FACTOR: 'required' | 'optional';
  /** By default the product's name and the support address. */
  readonly MAIL_FROM: string;
  readonly operator: Operator;
  /** Origin of every absolute link, without a trailing slash. */
  readonly publicUrl: string;
  readonly production: boolean;
};

/** Injection token of {@link Settings}. */
export const SETTINGS = Symbol('settings');

/**
 * Settings that may be given as a file, as secrets of containers are: `SMTP_URL_FILE` names the file that holds
 * `SMTP_URL`.
 */
const fromFiles = [
  'ACCESS_TOKEN_SECRET',
  'ACCESS_TOKEN_SECRET_PREVIOUS',
  'SETUP_SECRET',
  'MONGODB_URI',
  'REDIS_URL',
  'SMTP_URL',
  'VAPID_PRIVATE_KEY',
  'EMAIL_WEBHOOK_SECRET',
  'EXTERNAL_CLIENT_SECRET',
  'BACKUP_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const satisfies readonly (keyof z.infer<typeof environment>)[];

/**
 * Returns the settings that stand in files, without the line break at their end.
 * @throws Error when a file cannot be read, or a setting is given in both ways
 */
function readSettingFiles(variables: Record<string, string | undefined>): Record<string, string> {
  const fileSettings = fromFiles.flatMap((name) => {
    const file = variables[`${name}_FILE`];
    if (file === undefined) return [];
    if (variables[name] !== undefined) throw new Error(`${name} and ${name}_FILE are both set. Keep one of them.`);
    try {
      return [[name, readFileSync(file, 'utf8').trim()] as const];
    } catch (error) {
      throw new Error(`${name}_FILE cannot be read: ${file}`, { cause: error });
    }
  });
  return Object.fromEntries(fileSettings);
}

/**
 * Reads and checks the environment.
 * @throws Error with one line per wrong setting; in production also when a secret or the public address is missing, or
 * a setting would leave it open.
 */
export function readSettings(source: Record<string, string | undefined>): Settings {
  /* An empty line of .env means the default. */
  const variables = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse({ ...variables, ...readSettingFiles(variables) });
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Some settings are not valid:\n${lines.join('\n')}`);
  }
  const value = parsed.data;
  const production = value.NODE_ENV === 'production';
  const publicUrl = (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/+$/, '');
  const usual = production && value.SEED_DEMO !== 'true' ? 'required' : 'optional';
  const settings = {
    ...value,
    publicUrl,
    production,
    ADMIN_SECOND_FACTOR: value.ADMIN_SECOND_FACTOR ?? usual,
    MAIL_FROM: value.MAIL_FROM ?? `${brand.name} <${value.SUPPORT_EMAIL}>`,
    operator: operatorOf(value),
  } as const;
  const { NODE_TLS_REJECT_UNAUTHORIZED } = source;
  const faults = production ? productionFaults({ ...settings, NODE_TLS_REJECT_UNAUTHORIZED }) : [];
  if (faults.length > 0)
    throw new Error(`The server does not start in production with these settings:\n${faults.join('\n')}`);
  return settings;
}
