import { anonymous, passage, screenAt, type Actor, type Room } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ActorSource } from '../platform/access/actor-source.ts';
import { AccessTokens } from '../platform/auth/access-tokens.ts';
import { readRefreshCookie } from '../platform/auth/refresh.cookie.ts';
import { Sessions } from '../platform/auth/sessions.service.ts';

/** Who looks at a page and what they get: a redirect, or a room to enter. */
export type Visit =
  | { readonly redirect: string }
  | { readonly room: Room; readonly found: boolean; readonly actor: Actor; readonly token: string | null };

/** Runs the navigation guards for page requests, by the session cookie. */
@Injectable()
export class PageVisitors {
  constructor(
    private readonly sessions: Sessions,
    private readonly actors: ActorSource,
    private readonly tokens: AccessTokens,
  ) {}

  async visit(request: FastifyRequest, path: string): Promise<Visit> {
    const screen = screenAt(path);
    /* Public pages are the same for everybody: nobody needs to be known to see them. */
    if (!screen || screen.guard === 'none') {
      return { room: screen?.room ?? 'portal', found: Boolean(screen), actor: anonymous, token: null };
    }
    const { actor, token } = await this.known(request);
    const decision = passage(screen, actor, request.url);
    if ('redirect' in decision) return decision;
    return { room: screen.room, found: true, actor, token };
  }

  private async known(request: FastifyRequest): Promise<{ actor: Actor; token: string | null }> {
    const visitor = { actor: anonymous, token: null };
    const cookie = readRefreshCookie(request);
    const session = cookie ? await this.sessions.peek(cookie) : null;
    if (!session) return visitor;
    const account = await this.actors.find(session.userId);
    if (!account || account.standing === 'suspended' || account.standing === 'erased') return visitor;
    const token = this.tokens.sign(session.userId.toHexString(), session._id.toHexString());
    return { actor: account.actor, token };
  }
}
