/** Called with how much of a request has been sent, from 0 to 1. */
type UploadProgress = (share: number) => void;

/** Sends a request like `fetch`, which cannot tell how far an upload has got. */
function sendByXhr(path: string, init: RequestInit, onUpload: UploadProgress): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(init.method ?? 'GET', path);
    xhr.responseType = 'blob';
    new Headers(init.headers).forEach((value, name) => xhr.setRequestHeader(name, value));
    xhr.upload.onprogress = (event) => onUpload(event.total > 0 ? event.loaded / event.total : 0);
    xhr.onload = () => {
      const headers = { 'Content-Type': xhr.getResponseHeader('Content-Type') ?? '' };
      const body: unknown = xhr.response;
      resolve(new Response(body instanceof Blob ? body : String(body), { status: xhr.status, headers }));
    };
    /* What `fetch` rejects with where there is no answer. */
    xhr.onerror = () => reject(new TypeError('Failed to send.'));
    xhr.onabort = () => reject(new DOMException('Stopped.', 'AbortError'));
    init.signal?.addEventListener('abort', () => xhr.abort());
    xhr.send(init.body instanceof FormData ? init.body : null);
  });
}

/** Sends by `fetch`, and by what reports progress where a caller asks for that. */
export const sendWithProgress = (path: string, init: RequestInit, onUpload?: UploadProgress): Promise<Response> =>
  onUpload ? sendByXhr(path, init, onUpload) : fetch(path, init);
