import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { gatewayConfiguration } from '../testing/gateway.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const { services, secrets, volumes } = parse(read('docker-compose.yml'), { merge: true });
const small = parse(read('docker-compose.small.yml'));
const processes = ['api', 'portal', 'worker'];

/** Settings that the deployment leaves out, and why. */
const leftOut = {
  EMBEDDED_SYNCHRONOUS: 'the database is MongoDB',
  FIREBASE_AUTH_EMULATOR_HOST: 'production does not start with it',
  FIREBASE_STORAGE_EMULATOR_HOST: 'production does not start with it',
  BACKUP_KEY: 'the service backup has it',
  LOAD_CONTROL: 'production does not start without it',
  RATE_LIMITS: 'production does not start without them behind a gateway',
};

describe('docker-compose.yml', () => {
  it('has the name by which docs/operations.md calls its volumes and its network', () => {
    const names = [...read('docs/operations.md').matchAll(/\b(\w+)_(?:backups|default)\b/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set([parse(read('docker-compose.yml'), { merge: true }).name]));
  });

  const settings = [...read('.env.example').matchAll(/^# ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
  const names = settings.filter((name) => !name.endsWith('_FILE') || name === 'FIREBASE_CREDENTIALS_FILE');

  it.each(processes)('gives %s every setting of .env.example, or leaves it out for a reason', (service) => {
    const variableNames = Object.keys(services[service].environment);
    const missing = names.filter(
      (name) => !variableNames.includes(name) && !variableNames.includes(`${name}_FILE`) && !(name in leftOut),
    );
    expect(missing).toEqual([]);
  });

  it.each(processes)('gives %s no setting that the server does not know', (service) => {
    const settingNames = new Set([...names, ...names.map((name) => `${name}_FILE`)]);
    expect(Object.keys(services[service].environment).filter((name) => !settingNames.has(name))).toEqual([]);
  });

  it('has web processes and one worker', () => {
    expect(services.api.environment.ROLE).toBe('web');
    expect(services.portal.environment.ROLE).toBe('web');
    expect(services.worker.environment.ROLE).toBe('worker');
    expect(services.worker.deploy.replicas).toBeUndefined();
    expect(services.api.deploy.replicas).toBe('${API_REPLICAS:-2}');
    expect(services.portal.deploy.replicas).toBe('${PORTAL_REPLICAS:-2}');
    expect(small.services.api.deploy.replicas).toBe('${API_REPLICAS:-1}');
    expect(small.services.portal.deploy.replicas).toBe('${PORTAL_REPLICAS:-1}');
  });

  it.each(Object.keys(services))('limits what %s may use, keeps its log small and asks whether it is well', (name) => {
    const { deploy, logging, healthcheck, restart, read_only: isReadOnly } = services[name];
    expect(deploy.resources.limits).toEqual({ cpus: expect.any(String), memory: expect.any(String) });
    expect(logging.options).toEqual({ 'max-size': '10m', 'max-file': '5' });
    expect(healthcheck.test.length).toBeGreaterThan(1);
    expect(restart).toBe('unless-stopped');
    expect(isReadOnly).toBe(true);
  });

  it.each(Object.keys(services).filter((name) => name !== 'mongo'))('runs %s as a user without rights', (name) => {
    expect(services[name].user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(services[name].cap_drop).toEqual(['ALL']);
  });

  it('starts each part after those that it needs are well', () => {
    const needs = (name) => Object.entries(services[name].depends_on ?? {});
    for (const name of processes) expect(needs(name).map(([other]) => other)).toEqual(['mongo', 'redis']);
    expect(needs('gateway').map(([other]) => other)).toEqual(['api', 'portal']);
    const conditions = Object.keys(services).flatMap((name) => needs(name).map(([, { condition }]) => condition));
    expect(new Set(conditions)).toEqual(new Set(['service_healthy']));
  });

  it('asks for who runs it before anything starts, also of backups: the server would not start without', () => {
    for (const name of [...processes, 'backup'])
      expect(services[name].environment).toMatchObject({
        OPERATOR_NAME: expect.stringMatching(/^\$\{OPERATOR_NAME:\?/),
        OPERATOR_ADDRESS: expect.stringMatching(/^\$\{OPERATOR_ADDRESS:\?/),
        SUPPORT_EMAIL: expect.stringMatching(/^\$\{SUPPORT_EMAIL:\?/),
      });
  });

  it('backs up every day into a volume, with a key, from where the files are', () => {
    const { command, environment, volumes: mounted } = services.backup;
    expect(command).toEqual(expect.arrayContaining(['api/dist/backup.js', '--every', '24']));
    expect(environment).toMatchObject({
      BACKUP_KEY_FILE: '/run/secrets/backup_key',
      FILE_STORE: services.api.environment.FILE_STORE,
    });
    expect(mounted).toEqual(['backups:/backups']);
  });

  it('gives backups what the server knows of the bucket that files may be kept in', () => {
    const ofBucket = ['FIREBASE_PROJECT_ID', 'FIREBASE_CREDENTIALS_FILE', 'FIREBASE_STORAGE_BUCKET'];
    for (const name of ofBucket) expect(services.backup.environment[name]).toBe(services.api.environment[name]);
  });

  it('names the release series of MongoDB, so that no update goes to the next by itself', () => {
    expect(services.mongo.image).toMatch(/^mongo:\d+\.\d+$/);
  });

  it('opens no port but the gateway’s', () => {
    expect(Object.keys(services).filter((name) => services[name].ports)).toEqual(['gateway']);
  });

  it('takes passwords from files that its script writes, and declares every file and volume that is used', () => {
    const used = new Set(Object.values(services).flatMap((service) => service.secrets ?? []));
    expect([...used].sort()).toEqual(Object.keys(secrets).sort());
    const script = read('tools/deploy/make-secrets.sh');
    expect(Object.keys(secrets).filter((name) => !script.includes(`write ${name} `))).toEqual([]);
    const mounted = Object.values(services).flatMap((service) => service.volumes ?? []);
    const named = mounted.map((volume) => volume.split(':')[0]).filter((source) => !source.startsWith('.'));
    expect(named.sort()).toEqual(Object.keys(volumes).sort());
    expect(read('docker-compose.yml')).not.toMatch(/PASSWORD: |:\/\/\w*:\w+@/);
  });

  it('stops the server no earlier than it needs to finish what it answers', () => {
    for (const name of processes) expect(parseInt(services[name].stop_grace_period, 10)).toBeGreaterThanOrEqual(15);
  });

  it('can be made smaller for one small server', () => {
    expect(Object.keys(small.services).filter((name) => !(name in services))).toEqual([]);
  });
});

describe('the gateway’s configuration', () => {
  const text = read('tools/deploy/gateway.conf');

  it('leads to the services of docker-compose.yml, at the port on which they listen', () => {
    const servers = [...text.matchAll(/server (\w+):(\d+) resolve max_fails=0;/g)].map(([, name, port]) => [
      name,
      Number(port),
    ]);
    expect(servers).toEqual([
      ['api', services.api.environment.PORT],
      ['portal', services.portal.environment.PORT],
    ]);
    expect(services.gateway.ports[0]).toContain(`:${/listen (\d+);/.exec(text)?.[1]}`);
  });

  it('reads addresses of the operator from files that no release has', () => {
    expect(text).toContain('include /etc/nginx/trusted-proxies/*.conf;');
  });

  it('is what tests run, but for names and ports', () => {
    const tested = gatewayConfiguration({ port: 20_001, servers: [20_002] });
    const lines = (configuration) =>
      configuration.split('\n').filter((line) => line && !/resolve|listen|server 127/.test(line));
    expect(lines(tested)).toEqual(lines(text));
  });
});

describe('the image', () => {
  const text = read('Dockerfile');

  it('runs as a user without rights, with the Node of the tests', () => {
    expect(text).toMatch(/^USER node$/m);
    const { node } = JSON.parse(read('package.json')).devDependencies;
    const images = [...text.matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => major);
    expect(new Set(images)).toEqual(new Set([node.split('.')[0]]));
  });

  const lines = read('.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const source = (pattern) =>
    pattern
      .split(/(\*\*\/|\*)/)
      .map((part) => ({ '**/': '(?:.*/)?', '*': '[^/]*' })[part] ?? part.replaceAll('.', '\\.'));
  /* As Docker reads the file: a line counts for all that is below what it names, and the last that counts decides. */
  const isInContext = (path) =>
    lines.reduce((isKept, line) => {
      const pattern = new RegExp(`^${source(line.replace('!', '')).join('')}(?:/|$)`);
      return pattern.test(path) ? line.startsWith('!') : isKept;
    }, true);

  it.each([
    'secrets/backup_key',
    'copy/backup-2026-11-25T03-00-00Z/manifest.json',
    'copies/backup-2026-11-25T03-00-00Z/manifest.json',
    '.env',
    '.env.production',
    'api/.env',
    'tools/secrets/smtp_url',
    'tools/deploy/alertmanager.yml',
    'alertmanager.yml',
    'prometheus.yml',
    'restore.yaml',
    'docker-compose.site.yaml',
    'trusted-proxies.conf',
    '.git/config',
    '.data/database/main',
    'api/.data/files/cv',
    'portal/node_modules/astro/package.json',
  ])('never holds %s', (path) => expect(isInContext(path)).toBe(false));

  it('holds what its build needs: the manifests of all workspaces, the sources and the commands', () => {
    const lock = Object.keys(JSON.parse(read('package-lock.json')).packages);
    const workspaces = lock.filter((folder) => folder && !folder.includes('node_modules'));
    expect(workspaces.length).toBeGreaterThan(5);
    const needed = [
      ...workspaces.map((folder) => `${folder}/package.json`),
      'package.json',
      'package-lock.json',
      '.npmrc',
      'tsconfig.base.json',
      'tools/build.mjs',
      'api/src/main.ts',
      'backoffice/index.html',
      'portal/astro.config.ts',
      'libs/contract/src/index.ts',
    ];
    expect(needed.filter((path) => !isInContext(path))).toEqual([]);
  });
});
