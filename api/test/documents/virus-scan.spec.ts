import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Document, type DocumentRow } from '../../src/features/documents/document.entity.ts';
import { actorsOf, type TestActor } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const text = 'Ada Example, student of physics. I write programs in Python and like to measure what they do.';

describe('uploads where a virus scanner is set', () => {
  let api: TestApp;
  let student: TestActor;
  let reply = '';
  const scanner = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      if (bytes.toString().startsWith('zPING')) socket.end(reply ? 'PONG\0' : '');
      else if (bytes.subarray(-4).equals(Buffer.alloc(4))) socket.end(reply);
    });
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve));
    const { port } = scanner.address() as AddressInfo;
    api = await startTestApp({ CLAMD_ADDRESS: `127.0.0.1:${port}` });
    student = await actorsOf(api).intern();
  });
  afterAll(async () => {
    await api.close();
    scanner.close();
  });

  const upload = () =>
    student.client.documents.upload({ body: { kind: 'cv' }, file: new Blob([text]), fileName: 'cv.txt' });
  const documentCount = () => api.database.collection<DocumentRow>(Document).countDocuments();
  const readiness = async () => (await api.inject({ url: '/api/health/ready' })).json<object>();

  it('are refused while it does not answer, and the process says that it is degraded', async () => {
    await expect(upload()).rejects.toMatchObject({ code: 'SCANNER_UNAVAILABLE', status: 503 });
    expect(await documentCount()).toBe(0);
    expect(await readiness()).toMatchObject({ status: 'degraded', virusScanner: 'degraded' });
  });

  it('are refused with a virus, and nothing is kept', async () => {
    reply = 'stream: Eicar-Test FOUND\0';
    await expect(upload()).rejects.toMatchObject({ code: 'FILE_INFECTED', status: 422 });
    expect(await documentCount()).toBe(0);
  });

  it('are kept as clean otherwise', async () => {
    reply = 'stream: OK\0';
    expect(await upload()).toMatchObject({ scanState: 'clean' });
  });
});
