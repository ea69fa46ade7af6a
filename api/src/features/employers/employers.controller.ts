import { employerViewFor, operations as declared } from '@prentice/contract';
import { Controller, StreamableFile } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { CurrentCaller } from '../../platform/access/current-caller.decorator.ts';
import { BindOperation, OperationInput, type HandlerInput } from '../../platform/http/bind-operation.decorator.ts';
import { EmployerEditor } from './employer-editor.service.ts';
import { Employers } from './employers.service.ts';
import { EmployerExport } from './employer-export.service.ts';
import { EmployerStatisticsService } from './employer-statistics.service.ts';
import { EmployerSuspension } from './employer-suspension.service.ts';

const operations = declared.employers;

@Controller()
export class EmployersController {
  constructor(
    private readonly employers: Employers,
    private readonly editing: EmployerEditor,
    private readonly suspension: EmployerSuspension,
    private readonly employerStatistics: EmployerStatisticsService,
    private readonly exporter: EmployerExport,
  ) {}

  @BindOperation(operations.list)
  list(@OperationInput() input: HandlerInput<typeof operations.list>, @CurrentCaller() caller: Caller) {
    return this.employers.list(caller, input.list(employerViewFor(caller.actor)));
  }

  @BindOperation(operations.statistics)
  statistics() {
    return this.employerStatistics.read();
  }

  @BindOperation(operations.export)
  export(@OperationInput() input: HandlerInput<typeof operations.export>, @CurrentCaller() caller: Caller) {
    return this.exporter.csv(caller, input.query);
  }

  @BindOperation(operations.bySlug)
  bySlug(@OperationInput() input: HandlerInput<typeof operations.bySlug>, @CurrentCaller() caller: Caller) {
    return this.employers.bySlug(caller, input.params.slug);
  }

  @BindOperation(operations.get)
  get(@OperationInput() input: HandlerInput<typeof operations.get>, @CurrentCaller() caller: Caller) {
    return this.employers.get(caller, input.params.id);
  }

  @BindOperation(operations.preview)
  preview(@OperationInput() input: HandlerInput<typeof operations.preview>, @CurrentCaller() caller: Caller) {
    return this.employers.preview(caller, input.params.id);
  }

  @BindOperation(operations.update)
  async update(@OperationInput() input: HandlerInput<typeof operations.update>, @CurrentCaller() caller: Caller) {
    await this.editing.update(caller, input.params.id, input.body, input.version);
    return this.employers.get(caller, input.params.id);
  }

  @BindOperation(operations.logo)
  async logo(@OperationInput() input: HandlerInput<typeof operations.logo>, @CurrentCaller() caller: Caller) {
    const { bytes, mediaType } = await this.employers.logo(caller, input.params.id);
    return new StreamableFile(bytes, { type: mediaType, disposition: 'inline' });
  }

  @BindOperation(operations.setLogo)
  async setLogo(@OperationInput() input: HandlerInput<typeof operations.setLogo>, @CurrentCaller() caller: Caller) {
    await this.editing.setLogo(caller, input.params.id, input.file);
    return this.employers.get(caller, input.params.id);
  }

  @BindOperation(operations.removeLogo)
  async removeLogo(
    @OperationInput() input: HandlerInput<typeof operations.removeLogo>,
    @CurrentCaller() caller: Caller,
  ) {
    await this.editing.removeLogo(caller, input.params.id);
    return this.employers.get(caller, input.params.id);
  }

  @BindOperation(operations.transition)
  async transition(
    @OperationInput() input: HandlerInput<typeof operations.transition>,
    @CurrentCaller() caller: Caller,
  ) {
    await this.suspension.transition(caller, input.params.id, input.body);
    return this.employers.get(caller, input.params.id);
  }

  @BindOperation(operations.message)
  message(@OperationInput() input: HandlerInput<typeof operations.message>, @CurrentCaller() caller: Caller) {
    return this.suspension.message(caller, input.body);
  }
}
