import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');

const rules = parse(read('tools/deploy/alerts.yml')).groups.flatMap((group) => group.rules);
const alerts = rules.map(({ alert }) => alert);
const alertOf = (name) => rules.find(({ alert }) => alert === name);
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const [, section = ''] = read('docs/operations.md').split(/^## When an alert fires$/m);
/* Of a row: the alert, what it means, what to look at first and what helps. */
const rows = section
  .split(/^## /m, 1)[0]
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('tools/deploy/alerts.yml', () => {
  it('says one whole sentence or more of each alert, in quotes: Prometheus reads less of YAML than our parser', () => {
    const summaries = [...read('tools/deploy/alerts.yml').matchAll(/annotations: (.*)/g)].map(([, text]) => text);
    expect(summaries).toHaveLength(rules.length);
    expect(summaries.filter((text) => !/^\{ summary: '[^']+[.?]' \}$/.test(text))).toEqual([]);
    expect(rules.filter(({ labels }) => !['page', 'ticket'].includes(labels.severity))).toEqual([]);
  });

  it('asks for the jobs by the names that prometheus.yml gives them', () => {
    const jobs = rules.flatMap(({ expr }) => [...expr.matchAll(/job="([^"]+)"/g)].map(([, job]) => job));
    expect(new Set(jobs)).toEqual(new Set(['prentice', 'prentice-site']));
    const { scrape_configs: scraped, rule_files: files } = parse(read('tools/deploy/prometheus.yml'));
    expect(scraped.map(({ job_name: name }) => name)).toEqual(expect.arrayContaining([...new Set(jobs)]));
    expect(files).toEqual(['alerts.yml']);
  });

  it('is asked of each service of docker-compose.yml that serves metrics, at their port', () => {
    const { services } = parse(read('docker-compose.yml'), { merge: true });
    const [{ dns_sd_configs: lookups, metrics_path: path }] = parse(read('tools/deploy/prometheus.yml')).scrape_configs;
    const measured = Object.keys(services).filter((name) => services[name].environment?.METRICS_PORT);
    expect(lookups).toMatchObject([{ names: measured, port: services.api.environment.METRICS_PORT }]);
    expect(path).toBe('/api/metrics');
  });

  it('counts processes by the label in which prometheus.yml and the guide for Kubernetes name their service', () => {
    expect(alertOf('ProcessMissing').expr).toContain('count by (service)');
    const [{ relabel_configs: labels }] = parse(read('tools/deploy/prometheus.yml')).scrape_configs;
    expect(labels).toEqual([{ source_labels: ['__meta_dns_name'], target_label: 'service' }]);
    const component = '__meta_kubernetes_pod_label_app_kubernetes_io_component';
    expect(read('docs/operations.md')).toContain(`source_labels: [${component}], target_label: service }`);
  });

  it('tells of emails that fail also where hardly any are sent', () => {
    const { expr } = alertOf('EmailsStopped');
    expect(expr).toBe('sum(increase(emails_failed_total[1h])) > 0 and sum(increase(emails_sent_total[1h])) == 0');
  });

  it.skipIf(!hasPromtool)('is read by Prometheus itself, where it is installed', () => {
    const { status, stdout, stderr } = spawnSync('promtool', [
      'check',
      'config',
      join(root, 'tools/deploy/prometheus.yml'),
    ]);
    expect(`${stdout}${stderr}`).toContain(`${rules.length} rules found`);
    expect(status).toBe(0);
  });

  it.skipIf(!hasPromtool)(
    'tells of processes that are gone or start again and again, and of emails that none takes',
    () => {
      const { status, stdout, stderr } = spawnSync('promtool', [
        'test',
        'rules',
        join(root, 'tools/deploy/alert-cases.yml'),
      ]);
      expect(`${stdout}${stderr}`).toContain('SUCCESS');
      expect(status).toBe(0);
    },
  );
});

describe('docs/operations.md', () => {
  it('says of every alert what it means, what to look at first and what helps', () => {
    expect(alerts.length).toBeGreaterThan(10);
    expect(rows.map(([alert]) => alert)).toEqual(alerts.map((alert) => `\`${alert}\``));
    expect(rows.flat().filter((cell) => cell === '')).toEqual([]);
    expect(rows.filter((cells) => cells.length !== 4)).toEqual([]);
  });
});
