import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const root = join(import.meta.dirname, '../..');
const folder = join(import.meta.dirname, 'kubernetes');
const read = (file) => readFileSync(join(folder, file), 'utf8');
const { services } = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true });
const kustomization = parse(read('kustomization.yaml'));
const objects = kustomization.resources.flatMap((file) => parseAllDocuments(read(file)).map((part) => part.toJS()));
const objectOf = (kind, name) => objects.find((object) => object.kind === kind && object.metadata.name === name);
const settings = Object.fromEntries(
  read('settings.env')
    .split('\n')
    .filter(Boolean)
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);
const pods = {
  web: objectOf('Deployment', 'web').spec.template,
  worker: objectOf('Deployment', 'worker').spec.template,
  backup: objectOf('CronJob', 'backup').spec.jobTemplate.spec.template,
};

describe('the base for Kubernetes', () => {
  it('lists each of its files', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
    expect(kustomization.resources.toSorted()).toEqual(files.toSorted());
  });

  it('sets what docker-compose.yml sets to a value of its own, and nothing that it does not know', () => {
    const { ROLE, PUBLIC_URL: _, TRUSTED_PROXIES: __, ...composed } = services.api.environment;
    const fixed = Object.entries(composed).filter(([, value]) => !String(value).startsWith('${'));
    expect(settings).toMatchObject(Object.fromEntries(fixed.map(([name, value]) => [name, String(value)])));
    expect(Object.keys(settings).filter((name) => !(name in services.api.environment))).toEqual([]);
    expect(pods.web.spec.containers[0].env).toEqual([{ name: 'ROLE', value: ROLE }]);
    expect(pods.worker.spec.containers[0].env).toEqual([{ name: 'ROLE', value: services.worker.environment.ROLE }]);
  });

  it('backs up by the command of docker-compose.yml, once a day, with a key', () => {
    const { command, env } = pods.backup.spec.containers[0];
    const composed = services.backup.command;
    expect(command).toEqual(composed.toSpliced(composed.indexOf('--every'), 2));
    expect(env).toEqual([{ name: 'BACKUP_KEY_FILE', value: services.backup.environment.BACKUP_KEY_FILE }]);
    expect(objectOf('CronJob', 'backup').spec).toMatchObject({ schedule: '0 3 * * *', concurrencyPolicy: 'Forbid' });
  });

  it.each(Object.entries(pods))(
    'runs %s without rights, within limits and with a file system that is only read',
    (_, pod) => {
      const { securityContext, containers, automountServiceAccountToken } = pod.spec;
      expect(automountServiceAccountToken).toBe(false);
      expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000 });
      for (const container of containers) {
        expect(container).toMatchObject({
          image: 'internships',
          envFrom: [{ configMapRef: { name: 'prentice-settings' } }],
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
          resources: { limits: { cpu: expect.any(String), memory: expect.any(String) } },
        });
        const writable = new Map(container.volumeMounts.map(({ mountPath, name }) => [mountPath, name]));
        expect([...writable.keys()]).toEqual(expect.arrayContaining(['/data', '/tmp', '/run/secrets']));
        const volumeNames = pod.spec.volumes.map(({ name }) => name);
        for (const name of writable.values()) expect(volumeNames).toContain(name);
      }
    },
  );

  it.each(['web', 'worker'])('asks whether %s is well, and gives it the time to finish', (name) => {
    const { containers, terminationGracePeriodSeconds } = pods[name].spec;
    const [{ livenessProbe, readinessProbe, ports }] = containers;
    expect(livenessProbe.httpGet).toEqual({ path: '/api/health/live', port: 'http' });
    expect(readinessProbe.httpGet).toEqual({ path: '/api/health/ready', port: 'http' });
    expect(ports).toEqual([
      { name: 'http', containerPort: Number(settings.PORT) },
      { name: 'metrics', containerPort: Number(settings.METRICS_PORT) },
    ]);
    expect(terminationGracePeriodSeconds).toBeGreaterThan(parseInt(services.api.stop_grace_period, 10));
  });

  it('leads requests to the web processes only, and keeps the metrics from the gateway', () => {
    const { spec } = objectOf('Ingress', 'web');
    const { service } = spec.rules[0].http.paths[0].backend;
    const { selector, ports } = objectOf('Service', service.name).spec;
    expect(selector).toEqual(pods.web.metadata.labels);
    expect(ports).toEqual([{ name: service.port.name, port: 80, targetPort: 'http' }]);
    expect(new URL(settings.PUBLIC_URL).host).toBe(spec.rules[0].host);
    for (const { spec: policy } of objects.filter(({ kind }) => kind === 'NetworkPolicy'))
      for (const rule of policy.ingress.filter(({ ports: open }) => open.some(({ port }) => port === 'metrics')))
        expect(rule.from).toEqual([
          { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } },
        ]);
  });
});
