import { authOperations as operations, policyVersions } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../../platform/access/caller.ts';
import { CurrentCaller } from '../../../platform/access/current-caller.decorator.ts';
import { BindOperation, OperationInput, type HandlerInput } from '../../../platform/http/bind-operation.decorator.ts';
import { CurrentExchange, type HttpExchange } from '../../../platform/http/http-exchange.decorator.ts';
import { ExternalSignIn } from '../external-sign-in/external-sign-in.service.ts';
import { IdTokenSignIn } from './id-token-sign-in.service.ts';
import { IdentityProvider } from '../identity/identity-provider.port.ts';
import { CurrentUser } from '../current-user.service.ts';
import { BrowserSessions } from '../sessions/browser-sessions.service.ts';
import { PasswordSignIn } from './password-sign-in.service.ts';
import { SignUps } from '../sign-up/sign-up.service.ts';

/** Sign-up, sign-in, sign-out and the current user. */
@Controller()
export class AuthController {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly signUps: SignUps,
    private readonly passwordSignIn: PasswordSignIn,
    private readonly idTokenSignIn: IdTokenSignIn,
    private readonly externalDesk: ExternalSignIn,
    private readonly browserSessions: BrowserSessions,
    private readonly currentUser: CurrentUser,
  ) {}

  @BindOperation(operations.options)
  options() {
    return { ...this.identity.options(), externalProviders: this.externalDesk.providers(), policies: policyVersions };
  }

  @BindOperation(operations.signUpIntern)
  signUpIntern(
    @OperationInput() input: HandlerInput<typeof operations.signUpIntern>,
    @CurrentExchange() exchange: HttpExchange,
  ) {
    return this.signUps.intern(input.body, exchange.request);
  }

  @BindOperation(operations.signUpEmployer)
  signUpEmployer(
    @OperationInput() input: HandlerInput<typeof operations.signUpEmployer>,
    @CurrentExchange() exchange: HttpExchange,
  ) {
    return this.signUps.employer(input.body, exchange.request);
  }

  @BindOperation(operations.signIn)
  signIn(@OperationInput() input: HandlerInput<typeof operations.signIn>, @CurrentExchange() exchange: HttpExchange) {
    return this.passwordSignIn.signIn(input.body, exchange);
  }

  @BindOperation(operations.signInWithToken)
  signInWithToken(
    @OperationInput() input: HandlerInput<typeof operations.signInWithToken>,
    @CurrentExchange() exchange: HttpExchange,
  ) {
    return this.idTokenSignIn.signIn(input.body, exchange);
  }

  @BindOperation(operations.refresh)
  refresh(@CurrentExchange() exchange: HttpExchange) {
    return this.browserSessions.renew(exchange);
  }

  @BindOperation(operations.signOut)
  signOut(@CurrentExchange() exchange: HttpExchange) {
    return this.browserSessions.end(exchange);
  }

  @BindOperation(operations.me)
  me(@CurrentCaller() caller: Caller) {
    return this.currentUser.get(caller.actor.id);
  }

  @BindOperation(operations.updateMe)
  updateMe(@OperationInput() input: HandlerInput<typeof operations.updateMe>, @CurrentCaller() caller: Caller) {
    return this.currentUser.update(caller, input.version, input.body);
  }
}
