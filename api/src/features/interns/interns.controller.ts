import {
  bookmarkOperations as bookmarks,
  internOperations,
  savedSearchOperations as searches,
} from '@prentice/contract';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';
import { InternExport } from './intern-export.service.ts';
import { Interns } from './interns.service.ts';
import { SavedItems } from './saved-items.service.ts';

const operations = {
  ...internOperations,
  listBookmarks: bookmarks.list,
  addBookmark: bookmarks.add,
  removeBookmark: bookmarks.remove,
  listSearches: searches.list,
  getSearch: searches.get,
  createSearch: searches.create,
  updateSearch: searches.update,
  removeSearch: searches.remove,
};

@OperationsController(operations)
export class InternsController {
  constructor(
    private readonly interns: Interns,
    private readonly savedItems: SavedItems,
    private readonly exports: InternExport,
  ) {}

  readonly handlers: Handlers<typeof operations> = {
    own: ({ caller }) => this.interns.getOwn(caller),
    save: ({ caller, body, version }) => this.interns.save(caller, version, body),
    preview: ({ caller }) => this.interns.preview(caller),
    chooseCv: ({ caller, body }) => this.interns.chooseCv(caller, body.documentId),
    jsonResume: ({ caller }) => this.exports.jsonResume(caller),
    export: ({ caller, query }) => this.exports.csv(caller, query),
    list: ({ caller, list }) => this.interns.list(caller, list(this.interns.listView(caller))),
    get: ({ caller, params }) => this.interns.get(caller, params.id),
    reveal: ({ caller, params, body }) => this.interns.reveal(caller, params.id, body),
    listBookmarks: ({ caller, list }) => this.savedItems.listBookmarks(caller, list('own')),
    addBookmark: ({ caller, body }) => this.savedItems.addBookmark(caller, body.internshipId),
    removeBookmark: ({ caller, params }) => this.savedItems.removeBookmark(caller, params.id),
    listSearches: ({ caller, list }) => this.savedItems.listSearches(caller, list('own')),
    getSearch: ({ caller, params }) => this.savedItems.getSearch(caller, params.id),
    createSearch: ({ caller, body }) => this.savedItems.createSearch(caller, body),
    updateSearch: ({ caller, params, body, version }) => this.savedItems.updateSearch(caller, params.id, version, body),
    removeSearch: ({ caller, params }) => this.savedItems.removeSearch(caller, params.id),
  };
}
