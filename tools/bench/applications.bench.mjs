import { measuredServer } from './measured-server.mjs';

const TIMES = 40;
const WARM_UP = 10;

const query = (values) =>
  new URLSearchParams(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)])).toString();

async function answer(url, init) {
  const reply = await fetch(url, init);
  const body = await reply.text();
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${body.slice(0, 300)}`);
  return { reply, body };
}

/** What employers, students and administrators open most, as their screens ask for it. */
function readings({ owner, intern, admin }, crowded) {
  const list = (values) => `/api/applications?${query(values)}`;
  const due = ['responseDueAt', 'ASC'];
  const inbox = { filter: { stage: 'interested' }, sort: due };
  const whole = { sort: ['submittedAt', 'DESC'], range: [0, 24] };
  return [
    ['one internship, all 1,000', owner, list({ filter: { internshipId: crowded }, sort: due, range: [0, 999] })],
    ['one internship, 25', owner, list({ filter: { internshipId: crowded }, sort: due, range: [0, 24] })],
    ['one internship, counts', owner, `/api/applications/counts?internshipId=${crowded}`],
    ['inbox over all, 100', owner, list({ ...inbox, range: [0, 99] })],
    ['inbox over all, 1,000', owner, list({ ...inbox, range: [0, 999] })],
    ['employer’s dashboard', owner, '/api/dashboards/employer'],
    ['student’s desk', intern, '/api/dashboards/intern'],
    ['student’s list', intern, list(whole)],
    ['administrator, all', admin, list(whole)],
    ['administrator, by due date', admin, list({ ...whole, sort: due })],
    ['administrator, finalists', admin, list({ ...whole, filter: { stage: 'finalists' } })],
    ['administrator’s dashboard', admin, '/api/dashboards/admin'],
  ];
}

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

async function measure(origin, server, [what, headers, path]) {
  const times = [];
  let body = '';
  let cpu = 0;
  for (let run = -WARM_UP; run < TIMES; run++) {
    if (run === 0) cpu = server.usage().cpu;
    const began = performance.now();
    ({ body } = await answer(origin + path, { headers }));
    if (run >= 0) times.push(performance.now() - began);
  }
  const used = (server.usage().cpu - cpu) / TIMES;
  times.sort((a, b) => a - b);
  const figures = [quantile(times, 0.5), quantile(times, 0.95), used].map((value) => value.toFixed(1).padStart(9));
  const rows = JSON.parse(body).length ?? '–';
  console.log(
    `${what.padEnd(28)}${String(rows).padStart(6)}${figures.join('')}${Math.round(body.length / 1024)
      .toString()
      .padStart(7)}`,
  );
}

/** Milliseconds for each of the lists that grow with applications, one request after the other. */
export async function benchApplications({ size, applications, folder }) {
  const server = await measuredServer(size, { applications, folder, role: 'web' });
  const { origin } = server;
  try {
    const signIn = async (email, signInPage) => ({
      authorization: `Bearer ${await server.accessToken(email, signInPage)}`,
    });
    const actors = {
      owner: await signIn('owner@demo.example', 'employer'),
      intern: await signIn('student@demo.example', 'student'),
      admin: await signIn('admin@demo.example', 'admin'),
    };
    const listUrl = `${origin}/api/internships?${query({ range: [0, 99] })}`;
    const { body } = await answer(listUrl, { headers: actors.owner });
    const crowded = JSON.parse(body).toSorted((a, b) => b.counts.total - a.counts.total)[0];
    const { reply } = await answer(`${origin}/api/applications?${query({ range: [0, 0] })}`, { headers: actors.admin });
    const total = Number(reply.headers.get('content-range').split('/')[1]);
    console.log(
      `\n${total.toLocaleString('en')} applications, ${crowded.counts.total} for one internship; ready after ` +
        `${Math.round(server.startMs)} ms, ${Math.round(server.usage().memory)} MB\n`,
    );
    console.log(
      `${'what'.padEnd(28)}${'rows'.padStart(6)}${['p50 ms', 'p95 ms', 'CPU ms'].map((column) => column.padStart(9)).join('')}${'kB'.padStart(7)}`,
    );
    for (const reading of readings(actors, crowded.id)) await measure(origin, server, reading);
  } finally {
    await server.stop();
  }
}
