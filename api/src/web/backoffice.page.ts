import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const NONCE = '__CSP_NONCE__';

/** Serves the one page of the back office, with a fresh nonce for its style sheets at every request. */
export class BackOfficePage {
  constructor(private readonly html: string) {}

  send(reply: FastifyReply, isFound: boolean): FastifyReply {
    const nonce = randomBytes(16).toString('base64');
    const policy = [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'self' blob:",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ];
    return reply
      .status(isFound ? 200 : 404)
      .headers({
        'Content-Security-Policy': policy.join('; '),
        'Cache-Control': 'no-store',
      })
      .type('text/html; charset=utf-8')
      .send(this.html.replaceAll(NONCE, nonce));
  }
}
