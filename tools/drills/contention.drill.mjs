import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedInto } from '../bench/measured-server.mjs';
import { retryWhileBusy, startDemoServer } from '../testing/built-server.mjs';

const amounts = {
  short: { applicants: 10, uploads: 5, applications: 60, writes: 60 },
  long: { applicants: 50, uploads: 45, applications: 500, writes: 500 },
};
const AT_ONCE = 4;
/** The reply to those whose deadline is over. */
const LATE = '503 OVERLOADED';
/** Internships of the load set of a long drill: the demo has too few students for one. */
const LOAD_SET = 300;
/** Documents that one student may have. */
const DOCUMENTS = 20;
/** Active applications that one student may have. */
const ACTIVE = 30;

/**
 * Many writes at once to one internship, by one student and to one record: each is done, or refused for a declared
 * reason.
 */
export async function drill({ long }) {
  const { applicants: size, uploads, applications, writes } = long ? amounts.long : amounts.short;
  /* On a machine of any speed a deadline can be over. What is counted then is what was done before it. */
  const send = (title, acts, expected) => volley({ title, acts, expected, mayBeLate: !long });
  const folder = await mkdtemp(join(tmpdir(), 'drill-contention-'));
  const figures = [];
  const failures = [];
  if (long) seedInto(folder, LOAD_SET);
  const server = await startDemoServer(folder);
  try {
    const postings = await simplePostings(server);
    const { internshipId, applicants } = await whoCanApply(server, postings, size);
    const acts = applicants.map((applicant) => () => applicant.apply(internshipId));
    const volleys = [
      await send(`${size} applications to one internship`, acts, { 201: size }),
      await uploadsOfOne(send, applicants[0], uploads),
      await applicationsOfOne(send, await applicant(server, 'student@demo.example'), postings, applications),
      await writesToOne(send, server, writes),
    ];
    for (const { figure, failure } of volleys) {
      figures.push(figure);
      if (failure) failures.push(failure);
    }
  } finally {
    await server.end();
    await rm(folder, { recursive: true, force: true });
  }
  return { figures, failures };
}

/**
 * Sends all requests at once. `expected` says how many replies of each kind there must be, as a number or as the least
 * and the most.
 */
async function volley({ title, acts, expected, mayBeLate }) {
  const began = performance.now();
  let slowest = 0;
  const answered = async (act) => {
    const reply = await act().catch((error) => ({ status: error.message }));
    slowest = Math.max(slowest, performance.now() - began);
    return reply;
  };
  const replies = await Promise.all(acts.map(answered));
  const counted = {};
  for (const { status, body } of replies) {
    const label = body?.code ? `${status} ${body.code}` : String(status);
    counted[label] = (counted[label] ?? 0) + 1;
  }
  const outcomes = Object.entries(counted).map(([label, count]) => `${count} × ${label}`);
  const figure = `${title}: ${outcomes.sort().join(', ')}; the last after ${Math.round(slowest)} ms`;
  const late = mayBeLate ? (counted[LATE] ?? 0) : 0;
  const holds = Object.keys({ ...expected, ...counted }).every((label) => {
    const [least, most = least] = [expected[label] ?? (label === LATE ? late : 0)].flat();
    const count = counted[label] ?? 0;
    return count >= least - late && count <= most;
  });
  return { figure, failure: holds ? null : `${figure}; expected ${JSON.stringify(expected)}` };
}

/** Prepares: so many requests at once are worked on at the same time, and none has to wait. */
async function fewAtOnce(items, act) {
  const results = [];
  for (let from = 0; from < items.length; from += AT_ONCE)
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(act))));
  return results;
}

async function applicant(server, email) {
  const by = await server.signIn(email, 'student');
  const { body: documents } = await retryWhileBusy(() => by('GET', '/documents'));
  const cvDocumentId = documents.find((document) => document.kind === 'cv')?.id;
  const idempotent = () => ({ 'idempotency-key': randomUUID() });
  return {
    by,
    apply: (internshipId) =>
      by('POST', '/applications', { internshipId, cvDocumentId, coverNote: null, answers: [] }, idempotent()),
    upload() {
      const form = new FormData();
      form.set('kind', 'cv');
      form.set('file', new Blob(['Experience with laboratory work, statistics and writing.']), 'cv.txt');
      return by('POST', '/documents', form);
    },
    async readiness(internshipId) {
      const { status, body } = await retryWhileBusy(() => by('GET', `/applications/readiness/${internshipId}`));
      if (status !== 200) throw new Error(`Readiness answered ${status}: ${JSON.stringify(body)}`);
      return body;
    },
  };
}

/** Ids of open internships without required questions, those that ask least of candidates first. */
async function simplePostings(server) {
  const read = (path) => retryWhileBusy(() => server.answer(path));
  const { body: internships } = await read(`/internships?range=${encodeURIComponent('[0,99]')}`);
  const details = await fewAtOnce(internships, ({ id }) => read(`/internships/${id}`));
  const asksFor = ({ eligibility }) => eligibility.languages.length + eligibility.studyLevels.length;
  return details
    .map(({ body }) => body)
    .filter(({ questions }) => questions.every(({ required }) => !required))
    .toSorted((internship, other) => asksFor(internship) - asksFor(other))
    .map(({ id }) => id);
}

/** The addresses of up to `count` students of the demo, as an administrator finds them. */
async function studentEmails(server, count) {
  const admin = await server.signIn('admin@demo.example', 'admin');
  const query = new URLSearchParams({
    filter: JSON.stringify({ role: 'intern', status: 'active' }),
    range: JSON.stringify([0, count - 1]),
  });
  const { status, body } = await retryWhileBusy(() => admin('GET', `/users?${query}`));
  if (status !== 200) throw new Error(`The list of accounts answered ${status}: ${JSON.stringify(body)}`);
  return body.map(({ email }) => email).filter((email) => email !== 'student@demo.example');
}

/** The first internship that so many students can apply to, and these students. */
async function whoCanApply(server, postings, size) {
  const everyone = await fewAtOnce(await studentEmails(server, 2 * size), (email) => applicant(server, email));
  for (const internshipId of postings) {
    const answers = await fewAtOnce(everyone, (student) => student.readiness(internshipId));
    const applicants = everyone.filter((_, index) => answers[index].canApply).slice(0, size);
    if (applicants.length === size) return { internshipId, applicants };
  }
  throw new Error(`The demo data have no internship that ${size} students can apply to.`);
}

async function uploadsOfOne(send, student, count) {
  const { body } = await retryWhileBusy(() => student.by('GET', '/documents'));
  const stored = Math.min(count, DOCUMENTS - body.length);
  return send(
    `${count} uploads by one student`,
    Array.from({ length: count }, () => student.upload),
    { 201: stored, '409 DOCUMENT_LIMIT': count - stored },
  );
}

/**
 * Applications by one student, again and again to the same internships: each counts once, and no more than the limit.
 */
async function applicationsOfOne(send, student, postings, count) {
  const answers = await fewAtOnce(postings, (id) => student.readiness(id));
  const possible = postings.filter((_, index) => answers[index].canApply);
  const title = `${count} applications by one student to ${possible.length} internships`;
  if (possible.length === 0) return { figure: title, failure: 'The demo student can apply to nothing.' };
  const sent = Math.min(possible.length, ACTIVE - answers[0].activeApplications);
  const refused = count - sent;
  return send(
    title,
    Array.from({ length: count }, (_, index) => () => student.apply(possible[index % possible.length])),
    sent === possible.length
      ? { 201: sent, '409 ALREADY_APPLIED': refused }
      : { 201: sent, '409 ALREADY_APPLIED': [0, refused], '409 APPLICATION_LIMIT': [1, refused] },
  );
}

/** Ratings, decisions with the version that was seen, notes and openings of one application by two members. */
async function writesToOne(send, server, count) {
  const owner = await server.signIn('owner@demo.example', 'employer');
  const recruiter = await server.signIn('recruiter@demo.example', 'employer');
  const submitted = encodeURIComponent('{"state":["submitted"]}');
  const { body } = await retryWhileBusy(() => owner('GET', `/applications?filter=${submitted}`));
  const { id, version } = body[0];
  const path = `/applications/${id}`;
  const acts = [
    () => owner('PUT', `${path}/rating`, { rating: 3, tags: [] }),
    () => owner('POST', `${path}/transitions`, { to: 'shortlisted' }, { 'if-match': `"${version}"` }),
    () => owner('POST', '/application-notes', { applicationId: id, text: 'Knows the field.' }),
    () => recruiter('POST', '/application-notes', { applicationId: id, text: 'Asked for references.' }),
    () => recruiter('POST', `${path}/open`),
  ];
  const each = count / acts.length;
  return send(
    `${count} writes to one application`,
    Array.from({ length: count }, (_, index) => acts[index % acts.length]),
    /* One decision is made when it comes before the others; every later one has seen an older version. */
    { 200: [2 * each, 2 * each + 1], 201: 2 * each, '412 VERSION_CONFLICT': [each - 1, each] },
  );
}
