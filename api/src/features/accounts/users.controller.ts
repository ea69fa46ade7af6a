import { consentAudience, consentOperations, userOperations as operations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { CallerOf } from '../../platform/access/caller.decorator.ts';
import { Bind, FromRequest, type HandlerInput } from '../../platform/http/bind.decorator.ts';
import { Consents } from './consents.service.ts';
import { Users } from './users.service.ts';

/** Accounts for administrators, and everybody's consents. */
@Controller()
export class UsersController {
  constructor(
    private readonly users: Users,
    private readonly consents: Consents,
  ) {}

  @Bind(operations.export)
  export(@FromRequest() input: HandlerInput<typeof operations.export>, @CallerOf() caller: Caller) {
    return this.users.export(caller, input.query);
  }

  @Bind(operations.list)
  list(@FromRequest() input: HandlerInput<typeof operations.list>, @CallerOf() caller: Caller) {
    return this.users.list(caller, input.list('admin'));
  }

  @Bind(operations.get)
  get(@FromRequest() input: HandlerInput<typeof operations.get>, @CallerOf() caller: Caller) {
    return this.users.get(caller, input.params.id);
  }

  @Bind(operations.transition)
  transition(@FromRequest() input: HandlerInput<typeof operations.transition>, @CallerOf() caller: Caller) {
    return this.users.transition(caller, input.params.id, input.body);
  }

  @Bind(operations.transitionMany)
  transitionMany(@FromRequest() input: HandlerInput<typeof operations.transitionMany>, @CallerOf() caller: Caller) {
    return this.users.transitionMany(caller, input.body.ids, input.body.transition);
  }

  @Bind(consentOperations.list)
  listConsents(@FromRequest() input: HandlerInput<typeof consentOperations.list>, @CallerOf() caller: Caller) {
    return this.consents.list(caller, input.list(consentAudience(caller.actor)));
  }

  @Bind(consentOperations.create)
  createConsent(@FromRequest() input: HandlerInput<typeof consentOperations.create>, @CallerOf() caller: Caller) {
    return this.consents.create(caller, input.body);
  }
}
