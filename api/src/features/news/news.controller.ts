import { newsViewsFor, operations as declared } from '@prentice/contract';
import { StreamableFile } from '@nestjs/common';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { NewsBulkChanges } from './news-bulk-changes.service.ts';
import { NewsEditor } from './news-editor.service.ts';
import { NewsExport } from './news-export.service.ts';
import { NewsImages } from './news-images.service.ts';
import { NewsReader, NewsViewCounts } from './news-reader.service.ts';
import { NewsRevisions } from './news-revisions.service.ts';

const operations = declared.news;

@OperationsController(operations)
export class NewsController {
  constructor(
    private readonly reader: NewsReader,
    private readonly editor: NewsEditor,
    private readonly bulkChanges: NewsBulkChanges,
    private readonly savedRevisions: NewsRevisions,
    private readonly viewCounts: NewsViewCounts,
    private readonly exporter: NewsExport,
    private readonly images: NewsImages,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    list: ({ caller, list }) => this.reader.list(caller, list(newsViewsFor(caller.actor).list)),
    articles: ({ caller, list }) => this.reader.articles(caller, list('public')),
    export: ({ caller, query }) => this.exporter.csv(caller, query),
    meaning: async ({ caller, query }) => ({ q: await this.reader.meaning(caller, query.q) }),
    tags: ({ caller }) => this.reader.tags(caller),
    bySlug: ({ caller, params }) => this.reader.bySlug(caller, params.slug),
    get: ({ caller, params }) => this.reader.get(caller, params.id),
    neighbours: ({ caller, params }) => this.reader.neighbours(caller, params.id),
    countView: ({ caller, params }) => this.viewCounts.count(caller, params.id),
    create: ({ caller, body }) => this.editor.create(caller, body),
    transitionMany: ({ caller, body }) => this.bulkChanges.transitionMany(caller, body.ids, body.to),
    undoMany: ({ caller, body }) => this.bulkChanges.undoMany(caller, body.ids),
    update: ({ caller, params, body, version = body.version }) =>
      this.editor.update(caller, params.id, { ...body, version }),
    remove: ({ caller, params }) => this.editor.remove(caller, params.id),
    transition: ({ caller, params, body }) => this.editor.transition(caller, params.id, body.to, body.version),
    duplicate: ({ caller, params }) => this.editor.duplicate(caller, params.id),
    addImage: ({ caller, params, file }) => this.images.add(caller, params.id, file),
    image: async ({ caller, params, query }) => {
      const bytes = await this.images.read(caller, params.id, query.edge);
      return new StreamableFile(bytes, { type: 'image/webp', disposition: 'inline', length: bytes.length });
    },
    revisions: ({ caller, params }) => this.savedRevisions.list(caller, params.id),
    restore: ({ caller, params, body }) => this.editor.restore(caller, params.id, body),
  };
}
