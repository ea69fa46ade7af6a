import { authOperations as operations, policyVersions } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { CallerOf } from '../../platform/access/caller.decorator.ts';
import { Bind, FromRequest, type HandlerInput } from '../../platform/http/bind.decorator.ts';
import { ExchangeOf, type Exchange } from '../../platform/http/exchange.decorator.ts';
import { ExternalDesk } from './external/external.service.ts';
import { ExternalSignIns } from './external-sign-in.service.ts';
import { IdentityProvider } from './identity/identity.port.ts';
import { Myself } from './me.service.ts';
import { Desk } from './session-desk.service.ts';
import { SignIns } from './sign-in.service.ts';
import { SignUps } from './sign-up.service.ts';

/** Ways in and out, and who one is. */
@Controller()
export class AuthController {
  constructor(
    private readonly identity: IdentityProvider,
    private readonly signUps: SignUps,
    private readonly signIns: SignIns,
    private readonly external: ExternalSignIns,
    private readonly externalDesk: ExternalDesk,
    private readonly desk: Desk,
    private readonly myself: Myself,
  ) {}

  @Bind(operations.options)
  options() {
    return { ...this.identity.options(), externalProviders: this.externalDesk.providers(), policies: policyVersions };
  }

  @Bind(operations.signUpIntern)
  signUpIntern(@FromRequest() input: HandlerInput<typeof operations.signUpIntern>, @ExchangeOf() exchange: Exchange) {
    return this.signUps.intern(input.body, exchange.request);
  }

  @Bind(operations.signUpEmployer)
  signUpEmployer(
    @FromRequest() input: HandlerInput<typeof operations.signUpEmployer>,
    @ExchangeOf() exchange: Exchange,
  ) {
    return this.signUps.employer(input.body, exchange.request);
  }

  @Bind(operations.signIn)
  signIn(@FromRequest() input: HandlerInput<typeof operations.signIn>, @ExchangeOf() exchange: Exchange) {
    return this.signIns.signIn(input.body, exchange);
  }

  @Bind(operations.signInWithToken)
  signInWithToken(
    @FromRequest() input: HandlerInput<typeof operations.signInWithToken>,
    @ExchangeOf() exchange: Exchange,
  ) {
    return this.external.signIn(input.body, exchange);
  }

  @Bind(operations.refresh)
  refresh(@ExchangeOf() exchange: Exchange) {
    return this.desk.renew(exchange);
  }

  @Bind(operations.signOut)
  signOut(@ExchangeOf() exchange: Exchange) {
    return this.desk.leave(exchange);
  }

  @Bind(operations.me)
  me(@CallerOf() caller: Caller) {
    return this.myself.of(caller.actor.id);
  }

  @Bind(operations.updateMe)
  updateMe(@FromRequest() input: HandlerInput<typeof operations.updateMe>, @CallerOf() caller: Caller) {
    return this.myself.update(caller, input.version, input.body);
  }
}
