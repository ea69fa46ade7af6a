import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendWithProgress } from './send-with-progress.ts';

/** A request whose course the test decides. */
class FakeRequest {
  static latest: FakeRequest;
  readonly sentHeaders: [string, string][] = [];
  readonly upload: { onprogress?: (event: Pick<ProgressEvent, 'loaded' | 'total'>) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  response = '';
  responseType = '';
  constructor() {
    FakeRequest.latest = this;
  }
  readonly open = vi.fn();
  readonly send = vi.fn();
  readonly abort = (): void => this.onabort?.();
  readonly setRequestHeader = (name: string, value: string): void => void this.sentHeaders.push([name, value]);
  readonly getResponseHeader = (): string => 'application/json';
}

describe('an upload', () => {
  beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeRequest));
  afterEach(() => void vi.unstubAllGlobals());

  const start = (signal: AbortSignal | null = null) => {
    const shares: number[] = [];
    const body = new FormData();
    const init = { method: 'POST', headers: { Authorization: 'Bearer x' }, body, signal };
    const reply = sendWithProgress('/api/news/1/images', init, (share) => shares.push(share));
    return { reply, shares, body, request: FakeRequest.latest };
  };

  it('says how far it has got, and ends with the reply, be it a refusal', async () => {
    const { reply, shares, body, request } = start();
    expect(request.open).toHaveBeenCalledWith('POST', '/api/news/1/images');
    expect(new Headers(request.sentHeaders).get('Authorization')).toBe('Bearer x');
    expect(request.send).toHaveBeenCalledWith(body);
    request.upload.onprogress?.({ loaded: 50, total: 200 });
    request.upload.onprogress?.({ loaded: 200, total: 200 });
    expect(shares).toEqual([0.25, 1]);
    Object.assign(request, { status: 422, response: '{"code":"FILE_TYPE"}' });
    request.onload?.();
    expect((await reply).status).toBe(422);
    expect(await (await reply).json()).toEqual({ code: 'FILE_TYPE' });
  });

  it('fails as a request does that nobody answers', async () => {
    const { reply, request } = start();
    request.onerror?.();
    await expect(reply).rejects.toBeInstanceOf(TypeError);
  });

  it('can be stopped', async () => {
    const stop = new AbortController();
    const { reply } = start(stop.signal);
    stop.abort();
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
  });
});
