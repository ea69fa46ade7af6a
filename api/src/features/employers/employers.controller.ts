import { employerViewFor, operations as declared } from '@prentice/contract';
import { StreamableFile } from '@nestjs/common';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { EmployerEditor } from './profile/employer-editor.service.ts';
import { Employers } from './employers.service.ts';
import { EmployerExport } from './employer-export.service.ts';
import { PublicEmployerStatistics } from './statistics/employer-statistics.service.ts';
import { EmployerSuspension } from './verification/employer-suspension.service.ts';

const operations = declared.employers;

@OperationsController(operations)
export class EmployersController {
  constructor(
    private readonly employers: Employers,
    private readonly editing: EmployerEditor,
    private readonly suspension: EmployerSuspension,
    private readonly employerStatistics: PublicEmployerStatistics,
    private readonly exporter: EmployerExport,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    list: ({ caller, list }) => this.employers.list(caller, list(employerViewFor(caller.actor))),
    statistics: () => this.employerStatistics.read(),
    export: ({ caller, query }) => this.exporter.csv(caller, query),
    bySlug: ({ caller, params }) => this.employers.bySlug(caller, params.slug),
    get: ({ caller, params }) => this.employers.get(caller, params.id),
    preview: ({ caller, params }) => this.employers.preview(caller, params.id),
    update: async ({ caller, params, body, version }) => {
      await this.editing.update(caller, params.id, body, version);
      return this.employers.get(caller, params.id);
    },
    logo: async ({ caller, params }) => {
      const { bytes, mediaType } = await this.employers.logo(caller, params.id);
      return new StreamableFile(bytes, { type: mediaType, disposition: 'inline' });
    },
    setLogo: async ({ caller, params, file }) => {
      await this.editing.setLogo(caller, params.id, file);
      return this.employers.get(caller, params.id);
    },
    removeLogo: async ({ caller, params }) => {
      await this.editing.removeLogo(caller, params.id);
      return this.employers.get(caller, params.id);
    },
    transition: async ({ caller, params, body }) => {
      await this.suspension.transition(caller, params.id, body);
      return this.employers.getForAdministrator(caller, params.id);
    },
    message: ({ caller, body }) => this.suspension.message(caller, body),
  };
}
