import {
  bookmarkOperations as bookmarks,
  internOperations as operations,
  savedSearchOperations as searches,
} from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { CurrentCaller } from '../../platform/access/current-caller.decorator.ts';
import { BindOperation, OperationInput, type HandlerInput } from '../../platform/http/bind-operation.decorator.ts';
import { InternExport } from './intern-export.ts';
import { Interns } from './interns.service.ts';
import { SavedItems } from './saved-items.service.ts';

type In<Name extends keyof typeof operations> = HandlerInput<(typeof operations)[Name]>;
type Mark<Name extends keyof typeof bookmarks> = HandlerInput<(typeof bookmarks)[Name]>;
type Search<Name extends keyof typeof searches> = HandlerInput<(typeof searches)[Name]>;

@Controller()
export class InternsController {
  constructor(
    private readonly interns: Interns,
    private readonly savedItems: SavedItems,
    private readonly exports: InternExport,
  ) {}

  @BindOperation(operations.own)
  own(@CurrentCaller() caller: Caller) {
    return this.interns.getOwn(caller);
  }

  @BindOperation(operations.save)
  save(@OperationInput() input: In<'save'>, @CurrentCaller() caller: Caller) {
    return this.interns.save(caller, input.version, input.body);
  }

  @BindOperation(operations.preview)
  preview(@CurrentCaller() caller: Caller) {
    return this.interns.preview(caller);
  }

  @BindOperation(operations.chooseCv)
  chooseCv(@OperationInput() input: In<'chooseCv'>, @CurrentCaller() caller: Caller) {
    return this.interns.chooseCv(caller, input.body.documentId);
  }

  @BindOperation(operations.jsonResume)
  jsonResume(@CurrentCaller() caller: Caller) {
    return this.exports.jsonResume(caller);
  }

  @BindOperation(operations.export)
  export(@OperationInput() input: In<'export'>, @CurrentCaller() caller: Caller) {
    return this.exports.csv(caller, input.query);
  }

  @BindOperation(operations.list)
  list(@OperationInput() input: In<'list'>, @CurrentCaller() caller: Caller) {
    return this.interns.list(caller, input.list(this.interns.listView(caller)));
  }

  @BindOperation(operations.get)
  get(@OperationInput() input: In<'get'>, @CurrentCaller() caller: Caller) {
    return this.interns.get(caller, input.params.id);
  }

  @BindOperation(operations.reveal)
  reveal(@OperationInput() input: In<'reveal'>, @CurrentCaller() caller: Caller) {
    return this.interns.reveal(caller, input.params.id, input.body);
  }

  @BindOperation(bookmarks.list)
  listBookmarks(@OperationInput() input: Mark<'list'>, @CurrentCaller() caller: Caller) {
    return this.savedItems.listBookmarks(caller, input.list('own'));
  }

  @BindOperation(bookmarks.add)
  addBookmark(@OperationInput() input: Mark<'add'>, @CurrentCaller() caller: Caller) {
    return this.savedItems.addBookmark(caller, input.body.internshipId);
  }

  @BindOperation(bookmarks.remove)
  removeBookmark(@OperationInput() input: Mark<'remove'>, @CurrentCaller() caller: Caller) {
    return this.savedItems.removeBookmark(caller, input.params.id);
  }

  @BindOperation(searches.list)
  listSearches(@OperationInput() input: Search<'list'>, @CurrentCaller() caller: Caller) {
    return this.savedItems.listSearches(caller, input.list('own'));
  }

  @BindOperation(searches.create)
  createSearch(@OperationInput() input: Search<'create'>, @CurrentCaller() caller: Caller) {
    return this.savedItems.createSearch(caller, input.body);
  }

  @BindOperation(searches.update)
  updateSearch(@OperationInput() input: Search<'update'>, @CurrentCaller() caller: Caller) {
    return this.savedItems.updateSearch(caller, input.params.id, input.version, input.body);
  }

  @BindOperation(searches.remove)
  removeSearch(@OperationInput() input: Search<'remove'>, @CurrentCaller() caller: Caller) {
    return this.savedItems.removeSearch(caller, input.params.id);
  }
}
