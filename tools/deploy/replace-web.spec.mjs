import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';

const script = join(import.meta.dirname, 'replace-web.sh');

/* Writes down what it is called with, and knows two containers of each service; after one was added, three. */
const docker = `#!/usr/bin/env bash
echo "$*" >> "$CALLS"
if [ "$1 $2" = "compose ps" ] && [ -z "\${RUNS_NONE:-}" ]; then
  printf '%s\\n' "\${!#}-1" "\${!#}-2"
  if grep -q "^compose up.* \${!#}$" "$CALLS"; then echo "\${!#}-3"; fi
fi
if [ "$1 $2" = "compose up" ] && [ -n "\${IS_UNWELL:-}" ]; then exit 1; fi
`;

describe('replacing the web processes', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'replace-web-'));
    writeFileSync(join(folder, 'docker'), docker);
    chmodSync(join(folder, 'docker'), 0o755);
    return () => rmSync(folder, { recursive: true });
  });

  function run(services, variables = {}) {
    const calls = join(folder, 'calls');
    const env = { ...process.env, ...variables, CALLS: calls, PATH: `${folder}${delimiter}${process.env.PATH}` };
    let isDone = true;
    try {
      execFileSync('bash', [script, ...services], { env, stdio: 'ignore' });
    } catch {
      isDone = false;
    }
    return { isDone, calls: readFileSync(calls, 'utf8').trim().split('\n') };
  }

  const replaced = (service, container) => [
    `compose ps --all --quiet ${service}`,
    `compose up --detach --wait --no-deps --no-recreate --scale ${service}=3 ${service}`,
    'compose exec -T gateway nginx -s reload',
    `stop --time 20 ${container}`,
    `rm ${container}`,
  ];

  it('has a new one answer before an old one is stopped, one after the other', () => {
    const { isDone, calls } = run(['api']);
    expect(isDone).toBe(true);
    expect(calls).toEqual(['compose ps --quiet api', ...replaced('api', 'api-1'), ...replaced('api', 'api-2')]);
  });

  it('takes api and portal when no service is named', () => {
    const { calls } = run([]);
    expect(calls.filter((call) => call.startsWith('stop')).map((call) => call.split(' ').at(-1))).toEqual([
      'api-1',
      'api-2',
      'portal-1',
      'portal-2',
    ]);
  });

  it('removes the new one when it does not get well, and stops none of those that serve', () => {
    const { isDone, calls } = run(['api'], { IS_UNWELL: 'yes' });
    expect(isDone).toBe(false);
    expect(calls.filter((call) => !call.startsWith('compose'))).toEqual(['rm --force api-3']);
  });

  it('does not take a service of which nothing runs for one that was replaced', () => {
    const { isDone, calls } = run(['api'], { RUNS_NONE: 'yes' });
    expect(isDone).toBe(false);
    expect(calls).toEqual(['compose ps --quiet api']);
  });
});
