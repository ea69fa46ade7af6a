import { memberAudience, operations as declared } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { CallerOf } from '../../platform/access/caller.decorator.ts';
import { Bind, FromRequest, type HandlerInput } from '../../platform/http/bind.decorator.ts';
import { Members } from './members.service.ts';

const operations = declared.members;

@Controller()
export class MembersController {
  constructor(private readonly members: Members) {}

  @Bind(operations.list)
  list(@FromRequest() input: HandlerInput<typeof operations.list>, @CallerOf() caller: Caller) {
    return this.members.list(caller, input.list(memberAudience(caller.actor)));
  }

  @Bind(operations.get)
  get(@FromRequest() input: HandlerInput<typeof operations.get>, @CallerOf() caller: Caller) {
    return this.members.get(caller, input.params.id);
  }

  @Bind(operations.update)
  update(@FromRequest() input: HandlerInput<typeof operations.update>, @CallerOf() caller: Caller) {
    return this.members.update(caller, input.params.id, input.body, input.version);
  }

  @Bind(operations.remove)
  remove(@FromRequest() input: HandlerInput<typeof operations.remove>, @CallerOf() caller: Caller) {
    return this.members.remove(caller, input.params.id);
  }
}
