import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { operatorDefaults } from './operator-settings.ts';
import { soundSettings } from './production.fixture.ts';
import { settingsWarnings } from './production-settings.ts';
import { readSettings } from './settings.ts';

const production = (changes: Record<string, string | undefined>) => readSettings({ ...soundSettings, ...changes });

/** A change of one setting, and what is said about it. */
const stops: readonly (readonly [title: string, changes: Record<string, string | undefined>, said: RegExp])[] = [
  ['an authentication emulator', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, /FIREBASE_AUTH_EMULATOR_HOST/],
  ['a storage emulator', { FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199' }, /FIREBASE_STORAGE_EMULATOR_HOST/],
  [
    'an authentication emulator that is not even used',
    { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:1', IDENTITY_PROVIDER: 'local' },
    /not signed.*Leave it empty/,
  ],
  ['no public address', { PUBLIC_URL: undefined }, /PUBLIC_URL/],
  ['a public address without encryption', { PUBLIC_URL: 'http://internships.example' }, /PUBLIC_URL.*https/],
  ['a public address that looks local', { PUBLIC_URL: 'http://localhost.evil.example' }, /PUBLIC_URL.*https/],
  ['no secret for tokens', { ACCESS_TOKEN_SECRET: '' }, /ACCESS_TOKEN_SECRET/],
  ['a short secret for tokens', { ACCESS_TOKEN_SECRET: 'x'.repeat(31) }, /ACCESS_TOKEN_SECRET/],
  ['a short former secret for tokens', { ACCESS_TOKEN_SECRET_PREVIOUS: 'k3v9x2qwzb' }, /ACCESS_TOKEN_SECRET_PREVIOUS/],
  ['a short secret for the first administrator', { SETUP_SECRET: 'k3v9x2qwzb' }, /SETUP_SECRET.*16/],
  ['a short secret of the mail service', { EMAIL_WEBHOOK_SECRET: 'k3v9x2qwzb' }, /EMAIL_WEBHOOK_SECRET.*24/],
  [
    'a placeholder as the secret of the mail service',
    { EMAIL_WEBHOOK_SECRET: 'placeholder placeholder placeholder' },
    /EMAIL_WEBHOOK_SECRET.*placeholder/,
  ],
  ['everybody as trusted proxy', { TRUSTED_PROXIES: '0.0.0.0/0' }, /TRUSTED_PROXIES/],
  ['everybody in two halves as trusted proxies', { TRUSTED_PROXIES: '0.0.0.0/1, 128.0.0.0/1' }, /TRUSTED_PROXIES/],
  ['every IPv6 address as trusted proxy', { TRUSTED_PROXIES: '10.0.0.1,::/0' }, /TRUSTED_PROXIES/],
  [
    'connections whose certificates nobody checks',
    { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
    /NODE_TLS_REJECT_UNAUTHORIZED/,
  ],
  ['demo data', { SEED_DEMO: 'true' }, /SEED_DEMO=true.*public passwords/],
  ['no rate limits', { RATE_LIMITS: 'false' }, /RATE_LIMITS=false.*passwords/],
  ['no load control', { LOAD_CONTROL: 'false' }, /LOAD_CONTROL=false.*Use LOAD_CONTROL=true/],
  ...['mongodb://db.example/', 'mongodb://user@db.example', 'mongodb+srv://cluster.example/?retryWrites=true'].map(
    (uri) => [`a database of the internet without a password: ${uri}`, { MONGODB_URI: uri }, /MONGODB_URI/] as const,
  ),
  [
    'a database of which one machine is on the internet',
    { MONGODB_URI: 'mongodb://mongo:27017,8.8.4.4:27017/' },
    /MONGODB_URI/,
  ],
  ...[
    'tlsInsecure=true',
    'tls=true&TLSINSECURE=true',
    'tlsAllowInvalidCertificates=true',
    'tlsAllowInvalidHostnames=True',
    'tls%49nsecure=true',
    'sslValidate=false',
  ].map(
    (option) =>
      [
        `a database whose certificates nobody checks: ${option}`,
        { MONGODB_URI: `mongodb://u:p@mongo/?replicaSet=rs0&${option}` },
        /MONGODB_URI/,
      ] as const,
  ),
];

const warned: readonly (readonly [title: string, changes: Record<string, string | undefined>, row: RegExp])[] = [
  ['publishing despite overdue applications', { PUBLISH_BLOCK: 'false' }, /PUBLISH_BLOCK=false/],
  ['unchecked websites', { OUTBOUND_REQUESTS: 'false' }, /OUTBOUND_REQUESTS=false/],
  ['administrators without a second factor', { ADMIN_SECOND_FACTOR: 'optional' }, /ADMIN_SECOND_FACTOR=optional/],
  ['uploads that are scanned elsewhere', { CLAMD_ADDRESS: 'scanner:3310' }, /CLAMD_ADDRESS=scanner:3310/],
  [
    'a secret for a collector without encryption',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318', OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret' },
    /OTEL_EXPORTER_OTLP_ENDPOINT=http:\/\/collector.example:4318/,
  ],
  ['mail that only becomes files', { SMTP_URL: '' }, /SMTP_URL is not set/],
  [
    'mail without encryption',
    { SMTP_URL: 'smtp://u:secret-of-mail@mail.example' },
    /SMTP_URL=smtp:\/\/\*\*\*@mail\.example/,
  ],
  [
    'mail whose certificates nobody checks',
    { SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' },
    /SMTP_URL/,
  ],
  ...['mongo:27017', 'localhost', '10.1.2.3:27017', '[fd00::1]:27017', 'mongo-0.mongo.svc.cluster.local', 'a,b,c'].map(
    (hosts) =>
      [
        `a database without a password in a network of its own: ${hosts}`,
        { MONGODB_URI: `mongodb://${hosts}/?replicaSet=rs0` },
        /MONGODB_URI=mongodb:\/\//,
      ] as const,
  ),
  [
    'a database on this machine whose certificates nobody checks',
    { MONGODB_URI: 'mongodb://u:p@localhost/?tlsInsecure=true' },
    /MONGODB_URI/,
  ],
  ['a Redis without a password', { REDIS_URL: 'rediss://redis:6379' }, /REDIS_URL=rediss:\/\/redis:6379/],
  [
    'a Redis whose connections anyone can read',
    { REDIS_URL: 'redis://:secret@redis' },
    /REDIS_URL=redis:\/\/\*\*\*@redis/,
  ],
  ['an embedded database that a power cut can set back', { MONGODB_URI: '' }, /EMBEDDED_SYNCHRONOUS=NORMAL/],
  ['no proxy in front', { TRUSTED_PROXIES: '' }, /TRUSTED_PROXIES is not set/],
  ['a log that says too much', { LOG_LEVEL: 'debug' }, /LOG_LEVEL=debug/],
  ['no log', { LOG_LEVEL: 'silent' }, /LOG_LEVEL=silent/],
  ['no bound on requests in flight', { MAX_IN_FLIGHT: '100000' }, /MAX_IN_FLIGHT=100000/],
  ['development on the internet', { NODE_ENV: 'development' }, /NODE_ENV=development/],
  [
    'development in a network',
    { NODE_ENV: 'development', PUBLIC_URL: 'http://localhost:3000', HOST: '0.0.0.0' },
    /NODE_ENV=development/,
  ],
];

describe('production', () => {
  it('starts with sound settings and warns of nothing', () => {
    expect(production({})).toMatchObject({ production: true, publicUrl: 'https://internships.example' });
    expect(settingsWarnings(production({}))).toEqual([]);
  });

  it.each(stops)('does not start with %s', (_, changes, expectedMessage) => {
    expect(() => production(changes)).toThrow(expectedMessage);
  });

  it('names everything that stops it at once', () => {
    const changes = {
      FIREBASE_AUTH_EMULATOR_HOST: 'localhost:1',
      TRUSTED_PROXIES: '0.0.0.0/0',
      PUBLIC_URL: 'http://a.example',
    };
    expect(() => production(changes)).toThrow(
      /PUBLIC_URL[^]*FIREBASE_AUTH_EMULATOR_HOST[^]*TRUSTED_PROXIES|FIREBASE[^]*PUBLIC_URL[^]*TRUSTED/,
    );
  });

  it.each(warned)('starts with %s and says so in a row of the table', (_, changes, row) => {
    const lines = settingsWarnings(production(changes));
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(row);
  });

  it('prints no password', () => {
    const lines = settingsWarnings(
      production({
        SMTP_URL: 'smtp://u:secret-of-mail@mail.example',
        MONGODB_URI: 'mongodb://u:secret-of-mongo@localhost/?tlsInsecure=true',
        REDIS_URL: 'redis://:secret-of-redis@redis',
      }),
    );
    expect(lines).toHaveLength(5);
    expect(lines.join('\n')).not.toContain('secret-of');
    const open = () => production({ MONGODB_URI: 'mongodb://u:secret-of-mongo@mongo/?tlsInsecure=true' });
    expect(open).toThrow(/MONGODB_URI=mongodb:\/\/\*\*\*@mongo/);
    expect(open).not.toThrow(/secret-of/);
  });

  it('starts for measurements on this machine, with warnings', () => {
    const settings = production({
      PUBLIC_URL: 'http://127.0.0.1:41234',
      RATE_LIMITS: 'false',
      SEED_DEMO: 'true',
      SMTP_URL: '',
      TRUSTED_PROXIES: '',
      MONGODB_URI: '',
    });
    expect(settingsWarnings(settings).join('\n')).toMatch(/SEED_DEMO=true[^]*RATE_LIMITS=false/);
  });

  it.each([
    ['at every address', { HOST: '0.0.0.0' }],
    ['at an address of a network', { HOST: '192.168.0.7' }],
    ['through a proxy', { TRUSTED_PROXIES: '127.0.0.1' }],
    ['by a public name', { PUBLIC_URL: 'https://internships.example' }],
  ])('is not measured where others reach it %s', (_, changes) => {
    const measured = { PUBLIC_URL: 'http://127.0.0.1:41234', TRUSTED_PROXIES: '' };
    for (const weak of [{ RATE_LIMITS: 'false' }, { SEED_DEMO: 'true' }]) {
      expect(() => production({ ...measured, ...weak })).not.toThrow();
      expect(() => production({ ...measured, ...weak, ...changes })).toThrow(Object.keys(weak)[0]);
    }
  });

  it.each(['MONGODB-X509', 'mongodb-aws', 'MONGODB-OIDC', 'GSSAPI'])(
    'starts with a database that asks for something else than a password: %s',
    (mechanism) => {
      const uri = `mongodb+srv://cluster.example/?authMechanism=${mechanism}`;
      expect(settingsWarnings(production({ MONGODB_URI: uri }))).toEqual([]);
    },
  );
});

describe('settings', () => {
  it('warn of nothing while somebody develops on their own machine', () => {
    expect(settingsWarnings(readSettings({}))).toEqual([]);
    expect(settingsWarnings(readSettings({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }))).toEqual([]);
  });

  it('that are empty have their default', () => {
    const names = [
      'NODE_ENV',
      'PORT',
      'HOST',
      'PUBLIC_URL',
      'DATA_DIR',
      'MAIL_FROM',
      'RATE_LIMITS',
      'MAX_IN_FLIGHT',
      'LOG_LEVEL',
    ];
    expect(readSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readSettings({}));
  });

  it.each([
    ['RATE_LIMITS', 'yes'],
    ['OUTBOUND_REQUESTS', 'TRUE'],
    ['TRUSTED_PROXIES', 'true'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '::ffff:0:0/96'],
    ['PUBLIC_URL', 'internships.example'],
    ['PUBLIC_URL', 'ftp://internships.example'],
    ['PUBLIC_URL', 'https://internships.example/path'],
    ['PUBLIC_URL', 'https://user@internships.example'],
    ['SMTP_URL', 'mail.example:25'],
    ['REDIS_URL', 'redis.example:6379'],
    ['CLAMD_ADDRESS', 'scanner.example'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a key'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'x-key=100%'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['CLAMD_ADDRESS', 'tcp://scanner.example:3310'],
    ['REDIS_URL', 'http://redis.example'],
  ])('are refused where they have another form: %s=%s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });

  describe('in files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'settings-'));
    const file = join(folder, 'secret');
    afterAll(() => rmSync(folder, { recursive: true }));

    it('are read without the line break at their end', () => {
      writeFileSync(file, 'redis://:secret@redis:6379\n');
      expect(readSettings({ REDIS_URL_FILE: file }).REDIS_URL).toBe('redis://:secret@redis:6379');
    });

    it('are checked as if they stood in the environment', () => {
      writeFileSync(file, 'redis.example:6379');
      expect(() => readSettings({ REDIS_URL_FILE: file })).toThrow(/REDIS_URL/);
    });

    it('stop the start when the file is not there', () => {
      expect(() => readSettings({ SETUP_SECRET_FILE: join(folder, 'nothing') })).toThrow(/SETUP_SECRET_FILE.*nothing/);
    });

    it('stop the start when the setting is given as well', () => {
      writeFileSync(file, 'another secret of the setup');
      expect(() => readSettings({ SETUP_SECRET: 'a secret of the setup', SETUP_SECRET_FILE: file })).toThrow(
        'SETUP_SECRET and SETUP_SECRET_FILE are both set',
      );
    });
  });

  it('demand a second factor of administrators in production, unless it shows demo data', () => {
    const demand = (changes: Record<string, string>) => readSettings(changes).ADMIN_SECOND_FACTOR;
    expect(demand({ NODE_ENV: 'development' })).toBe('optional');
    expect(demand({ ...soundSettings })).toBe('required');
    expect(demand({ ...soundSettings, ADMIN_SECOND_FACTOR: 'optional' })).toBe('optional');
    expect(demand({ NODE_ENV: 'development', ADMIN_SECOND_FACTOR: 'required' })).toBe('required');
  });

  it('are each decided on: what weakens production stops it or is warned of, the others cannot weaken it', () => {
    const harmless = [
      'ROLE', 'UPGRADE_CONTRACTIONS', 'PORT', 'DATA_DIR', 'MONGODB_DATABASE', 'FILE_STORE', 'MAIL_FROM', 'METRICS_PORT', 'METRICS_HOST', 'BACKUP_KEY', 'HOST',
      'IDENTITY_PROVIDER', 'FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_CREDENTIALS_FILE', 'FIREBASE_STORAGE_BUCKET', 'EXTERNAL_PROVIDER',
      'EXTERNAL_PROVIDER_NAME', 'EXTERNAL_ISSUER', 'EXTERNAL_CLIENT_ID', 'EXTERNAL_CLIENT_SECRET', 'VAPID_PRIVATE_KEY',
      'OTEL_SERVICE_NAME', 'OTEL_TRACES_SAMPLER_ARG',
    ]; // prettier-ignore
    const text = readFileSync(resolve(import.meta.dirname, 'settings.ts'), 'utf8');
    const all = [...text.matchAll(/^ {2}([A-Z][A-Z_]+): /gm)].map(([, name]) => name ?? '');
    const decided = [...stops, ...warned].flatMap(([, changes]) => Object.keys(changes));
    /* Those of the operator have a spec of their own; the other is set in the row of the embedded database. */
    const dependentSettings = [...Object.keys(operatorDefaults), 'EMBEDDED_SYNCHRONOUS'];
    expect(all.filter((name) => ![...decided, ...harmless, ...dependentSettings].includes(name))).toEqual([]);
  });
});
