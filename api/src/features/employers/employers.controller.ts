import { employerAudience, operations as declared } from '@prentice/contract';
import { Controller, StreamableFile } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { CallerOf } from '../../platform/access/caller.decorator.ts';
import { Bind, FromRequest, type HandlerInput } from '../../platform/http/bind.decorator.ts';
import { Editing } from './editing.service.ts';
import { Employers } from './employers.service.ts';
import { EmployerExport } from './export.service.ts';
import { Statistics } from './statistics.service.ts';
import { Suspension } from './suspension.service.ts';

const operations = declared.employers;

@Controller()
export class EmployersController {
  constructor(
    private readonly employers: Employers,
    private readonly editing: Editing,
    private readonly suspension: Suspension,
    private readonly numbers: Statistics,
    private readonly exporter: EmployerExport,
  ) {}

  @Bind(operations.list)
  list(@FromRequest() input: HandlerInput<typeof operations.list>, @CallerOf() caller: Caller) {
    return this.employers.list(caller, input.list(employerAudience(caller.actor)));
  }

  @Bind(operations.statistics)
  statistics() {
    return this.numbers.read();
  }

  @Bind(operations.export)
  export(@FromRequest() input: HandlerInput<typeof operations.export>, @CallerOf() caller: Caller) {
    return this.exporter.csv(caller, input.query);
  }

  @Bind(operations.bySlug)
  bySlug(@FromRequest() input: HandlerInput<typeof operations.bySlug>, @CallerOf() caller: Caller) {
    return this.employers.bySlug(caller, input.params.slug);
  }

  @Bind(operations.get)
  get(@FromRequest() input: HandlerInput<typeof operations.get>, @CallerOf() caller: Caller) {
    return this.employers.get(caller, input.params.id);
  }

  @Bind(operations.preview)
  preview(@FromRequest() input: HandlerInput<typeof operations.preview>, @CallerOf() caller: Caller) {
    return this.employers.preview(caller, input.params.id);
  }

  @Bind(operations.update)
  async update(@FromRequest() input: HandlerInput<typeof operations.update>, @CallerOf() caller: Caller) {
    await this.editing.update(caller, input.params.id, input.body, input.version);
    return this.employers.get(caller, input.params.id);
  }

  @Bind(operations.logo)
  async logo(@FromRequest() input: HandlerInput<typeof operations.logo>, @CallerOf() caller: Caller) {
    const { bytes, mediaType } = await this.employers.logo(caller, input.params.id);
    return new StreamableFile(bytes, { type: mediaType, disposition: 'inline' });
  }

  @Bind(operations.setLogo)
  async setLogo(@FromRequest() input: HandlerInput<typeof operations.setLogo>, @CallerOf() caller: Caller) {
    await this.editing.setLogo(caller, input.params.id, input.file);
    return this.employers.get(caller, input.params.id);
  }

  @Bind(operations.removeLogo)
  async removeLogo(@FromRequest() input: HandlerInput<typeof operations.removeLogo>, @CallerOf() caller: Caller) {
    await this.editing.removeLogo(caller, input.params.id);
    return this.employers.get(caller, input.params.id);
  }

  @Bind(operations.transition)
  async transition(@FromRequest() input: HandlerInput<typeof operations.transition>, @CallerOf() caller: Caller) {
    await this.suspension.transition(caller, input.params.id, input.body);
    return this.employers.get(caller, input.params.id);
  }

  @Bind(operations.message)
  message(@FromRequest() input: HandlerInput<typeof operations.message>, @CallerOf() caller: Caller) {
    return this.suspension.message(caller, input.body);
  }
}
