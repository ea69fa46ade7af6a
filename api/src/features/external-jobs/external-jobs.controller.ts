import { externalJobViewFor, operations } from '@prentice/contract';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { ExternalJobBulkChanges } from './external-job-bulk-changes.service.ts';
import { ExternalJobSearch } from './search/external-job-search.service.ts';
import { ExternalJobSuggestions } from './job-pages/external-job-suggestions.service.ts';
import { ExternalJobsImport } from './import/external-jobs-import.service.ts';
import { ExternalJobsEditor } from './external-jobs-editor.service.ts';
import { ExternalJobsExport } from './external-jobs-export.service.ts';
import { ExternalJobsReader } from './external-jobs-reader.service.ts';
import { LinkChecker } from './job-pages/link-checker.service.ts';
import { SavedExternalJobs } from './search/saved-external-jobs.service.ts';
import { ExternalJobSources } from './sources/external-job-sources.service.ts';

@OperationsController(operations.externalJobs)
export class ExternalJobsController {
  constructor(
    private readonly reader: ExternalJobsReader,
    private readonly editor: ExternalJobsEditor,
    private readonly bulkChanges: ExternalJobBulkChanges,
    private readonly publicSearch: ExternalJobSearch,
    private readonly importer: ExternalJobsImport,
    private readonly suggestions: ExternalJobSuggestions,
    private readonly exporter: ExternalJobsExport,
    private readonly links: LinkChecker,
  ) {}

  readonly handlers: Handlers<typeof operations.externalJobs> = {
    list: ({ caller, list }) => this.reader.list(caller, list(externalJobViewFor(caller.actor))),
    search: ({ query }) => this.publicSearch.search(query),
    export: ({ caller, query }) => this.exporter.csv(caller, query),
    get: ({ caller, params }) => this.reader.get(caller, params.id),
    visit: ({ params }) => this.reader.visit(params.id),
    clicks: ({ caller, params }) => this.reader.clicks(caller, params.id),
    create: ({ caller, body }) => this.editor.create(caller, body),
    update: ({ caller, params, body, version = body.version }) =>
      this.editor.update(caller, params.id, { ...body, version }),
    remove: ({ caller, params }) => this.editor.remove(caller, params.id),
    checkLink: ({ caller, params }) => this.links.checkNow(caller, params.id),
    transition: ({ caller, params, body }) => this.editor.transition(caller, params.id, body.to, body.version),
    transitionMany: ({ caller, body }) => this.bulkChanges.transitionMany(caller, body.ids, body.to),
    suggest: ({ body }) => this.suggestions.suggest(body.url),
    readTable: ({ file }) => this.importer.readTable(file.bytes),
    undoImport: ({ caller, body }) => this.importer.undo(caller, body.importId),
    importRows: ({ caller, body }) => this.importer.importRows(caller, body),
    extendMany: ({ caller, body }) => this.bulkChanges.extendMany(caller, body.ids, body.closesAt),
    undoMany: ({ caller, body }) => this.bulkChanges.undoMany(caller, body.ids),
  };
}

@OperationsController(operations.savedExternalJobs)
export class SavedExternalJobsController {
  constructor(private readonly saved: SavedExternalJobs) {}

  readonly handlers: Handlers<typeof operations.savedExternalJobs> = {
    list: ({ caller, list }) => this.saved.list(caller, list('own')),
    save: ({ caller, body }) => this.saved.save(caller, body),
    remove: ({ caller, params }) => this.saved.remove(caller, params.id),
  };
}

@OperationsController(operations.externalJobSources)
export class ExternalJobSourcesController {
  constructor(private readonly sources: ExternalJobSources) {}

  readonly handlers: Handlers<typeof operations.externalJobSources> = {
    list: ({ caller, list }) => this.sources.list(caller, list('manager')),
    get: ({ caller, params }) => this.sources.get(caller, params.id),
    create: ({ caller, body }) => this.sources.create(caller, body),
    update: ({ caller, params, body }) => this.sources.update(caller, params.id, body),
    remove: ({ caller, params }) => this.sources.remove(caller, params.id),
    run: ({ caller, params }) => this.sources.run(caller, params.id),
  };
}
