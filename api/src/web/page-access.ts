import {
  anonymous,
  findScreen,
  guardScreen,
  homePathOf,
  recordPathOf,
  type Actor,
  type AppName,
} from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ActorLoader } from '../platform/access/caller.ts';
import { AccessTokens } from '../platform/auth/access-tokens.ts';
import { readRefreshCookie } from '../platform/auth/session-cookies.ts';
import { Sessions } from '../platform/auth/sessions.service.ts';
import { SETTINGS, type Settings } from '../platform/config/settings.ts';

/** The result of the navigation guard: a redirect, or the application that answers. */
export type PageVisit = { readonly redirect: string } | PageDelivery;

/** The application that answers a visit, and what it answers with. */
export interface PageDelivery {
  readonly app: AppName;
  readonly isFound: boolean;
  readonly actor: Actor;
  readonly token: string | null;
  readonly personal?: boolean;
  /** The path in the API of the record that the page is about. */
  readonly recordPath?: string | undefined;
}

/**
 * Returns whether somebody may see more of news than visitors: an audience, and authors, who preview drafts with their
 * images.
 */
const isBeyondPublic = ({ id, role, secondFactorDue }: Actor, path: string): boolean =>
  !secondFactorDue &&
  (role === 'intern' || role === 'employer' || (id !== null && /^\/news\/(?:images|preview)\//.test(path)));

/** The address above all screens of administrators, which has none of its own. */
const ADMINISTRATION = /^\/dashboard\/admin\/?$/;

/** Runs the navigation guards for page requests, by the session cookie. */
@Injectable()
export class PageAccess {
  constructor(
    private readonly sessions: Sessions,
    private readonly actorLoader: ActorLoader,
    private readonly tokens: AccessTokens,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async resolve(request: FastifyRequest, path: string): Promise<PageVisit> {
    if (ADMINISTRATION.test(path)) {
      const { actor } = await this.loadVisitor(request);
      return { redirect: actor.role === 'anonymous' ? '/auth/admin-login' : homePathOf(actor) };
    }
    const screen = findScreen(path);
    /* Public pages are the same for everybody: nobody needs to be known to see them, but anyone who sends a form is. */
    if (screen?.byAudience || path.startsWith('/news/') || request.method === 'POST') {
      const visitor = await this.loadVisitor(request);
      if (isBeyondPublic(visitor.actor, path)) return { app: 'portal', isFound: true, ...visitor, personal: true };
    }
    if (!screen || screen.guard === 'none') {
      return { app: screen?.app ?? 'portal', isFound: Boolean(screen), actor: anonymous, token: null };
    }
    const { actor, token } = await this.loadVisitor(request);
    const decision = guardScreen(screen, actor, request.url);
    if ('redirect' in decision) {
      /* A token that opens nothing: whoever had a session learns why they are asked to sign in. */
      const isEnded = actor.id === null && readRefreshCookie(request, this.settings.publicUrl) !== null;
      return isEnded ? { redirect: `${decision.redirect}&ended=1` } : decision;
    }
    return { app: screen.app, isFound: true, actor, token, recordPath: recordPathOf(screen, path) };
  }

  private async loadVisitor(request: FastifyRequest): Promise<{ actor: Actor; token: string | null }> {
    const visitor = { actor: anonymous, token: null };
    const cookie = readRefreshCookie(request, this.settings.publicUrl);
    const session = cookie ? await this.sessions.peek(cookie) : null;
    if (!session) return visitor;
    const account = await this.actorLoader.find(session.userId);
    if (!account || account.status === 'suspended' || account.status === 'erased') return visitor;
    const token = this.tokens.sign(session.userId.toHexString(), session._id.toHexString());
    return { actor: account.actor, token };
  }
}
