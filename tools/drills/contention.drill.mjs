import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDrilledServer } from './drilled-server.mjs';

const APPLICANTS = 50;
const UPLOADS = 45;

/** Many writes at once to one internship, by one student and to one record: each is done or refused for a reason of its own. */
export async function drill({ long }) {
  const writes = long ? 500 : 60;
  const folder = await mkdtemp(join(tmpdir(), 'drill-contention-'));
  const server = await startDrilledServer(folder);
  const figures = [];
  const failures = [];
  const volley = async (title, acts) => {
    const began = performance.now();
    const replies = await Promise.all(acts.map((act) => act().catch((error) => ({ status: error.message }))));
    const counted = {};
    for (const { status, body } of replies) {
      const said = body?.code ? `${status} ${body.code}` : String(status);
      counted[said] = (counted[said] ?? 0) + 1;
      if (!(status < 500)) failures.push(`${title}: ${said}`);
    }
    const shown = Object.entries(counted).map(([said, count]) => `${count} × ${said}`);
    figures.push(`${title}: ${shown.join(', ')} in ${Math.round(performance.now() - began)} ms`);
  };
  try {
    const student = await applicant(server, 'student@demo.example');
    const open = await openInternships(student);
    const applicants = await Promise.all(
      Array.from({ length: long ? APPLICANTS : 10 }, (_, at) => applicant(server, `intern${at + 1}@people.example`)),
    );
    await volley(
      `${applicants.length} applications to one internship`,
      applicants.map((one) => () => one.apply(open[0])),
    );
    await volley(
      `${UPLOADS} uploads by one student`,
      Array.from({ length: long ? UPLOADS : 5 }, () => () => student.upload()),
    );
    await volley(
      `${writes} applications by one student`,
      Array.from({ length: writes }, (_, at) => () => student.apply(open[at % open.length])),
    );
    await volley(`${writes} writes to one application`, await writesToOne(server, writes));
  } finally {
    await server.end('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
  return { figures, failures };
}

async function applicant(server, email) {
  const by = await server.signIn(email, { door: 'student' });
  const { body: documents } = await by('GET', '/documents');
  const cvDocumentId = documents.find((document) => document.kind === 'cv')?.id;
  return {
    by,
    apply: (internshipId) =>
      by(
        'POST',
        '/applications',
        { internshipId, cvDocumentId, coverNote: null, answers: [] },
        { 'idempotency-key': randomUUID() },
      ),
    upload() {
      const form = new FormData();
      form.set('kind', 'cv');
      form.set('file', new Blob(['Experience with laboratory work, statistics and writing.']), 'cv.txt');
      return by('POST', '/documents', form);
    },
  };
}

async function openInternships({ by }) {
  const { body } = await by('GET', `/internships?range=${encodeURIComponent('[0,99]')}`);
  return body.map((internship) => internship.id);
}

/** Ratings, decisions with the version that was seen, notes and openings of one application by two members. */
async function writesToOne(server, count) {
  const owner = await server.signIn('owner@demo.example', { door: 'employer' });
  const recruiter = await server.signIn('recruiter@demo.example', { door: 'employer' });
  const { body } = await owner('GET', `/applications?filter=${encodeURIComponent('{"state":["submitted"]}')}`);
  const { id, version } = body[0];
  const own = `/applications/${id}`;
  const acts = [
    () => owner('PUT', `${own}/rating`, { rating: 3, tags: [] }),
    () => owner('POST', `${own}/transitions`, { to: 'shortlisted' }, { 'if-match': `"${version}"` }),
    () => owner('POST', '/application-notes', { applicationId: id, text: 'Knows the field.' }),
    () => recruiter('POST', '/application-notes', { applicationId: id, text: 'Asked for references.' }),
    () => recruiter('POST', `${own}/open`),
  ];
  return Array.from({ length: count }, (_, at) => acts[at % acts.length]);
}
