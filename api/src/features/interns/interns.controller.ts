import {
  bookmarkOperations as bookmarks,
  internOperations as operations,
  savedSearchOperations as searches,
} from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/authenticator.ts';
import { CallerOf } from '../../platform/access/caller.decorator.ts';
import { Bind, FromRequest, type HandlerInput } from '../../platform/http/bind.decorator.ts';
import { InternExport } from './intern.export.ts';
import { Interns } from './interns.service.ts';
import { Saved } from './saved.service.ts';

type In<Name extends keyof typeof operations> = HandlerInput<(typeof operations)[Name]>;
type Mark<Name extends keyof typeof bookmarks> = HandlerInput<(typeof bookmarks)[Name]>;
type Search<Name extends keyof typeof searches> = HandlerInput<(typeof searches)[Name]>;

@Controller()
export class InternsController {
  constructor(
    private readonly interns: Interns,
    private readonly saved: Saved,
    private readonly exports: InternExport,
  ) {}

  @Bind(operations.own)
  own(@CallerOf() caller: Caller) {
    return this.interns.own(caller);
  }

  @Bind(operations.save)
  save(@FromRequest() input: In<'save'>, @CallerOf() caller: Caller) {
    return this.interns.save(caller, input.version, input.body);
  }

  @Bind(operations.preview)
  preview(@CallerOf() caller: Caller) {
    return this.interns.preview(caller);
  }

  @Bind(operations.chooseCv)
  chooseCv(@FromRequest() input: In<'chooseCv'>, @CallerOf() caller: Caller) {
    return this.interns.chooseCv(caller, input.body.documentId);
  }

  @Bind(operations.jsonResume)
  jsonResume(@CallerOf() caller: Caller) {
    return this.exports.jsonResume(caller);
  }

  @Bind(operations.export)
  export(@FromRequest() input: In<'export'>, @CallerOf() caller: Caller) {
    return this.exports.file(caller, input.query);
  }

  @Bind(operations.list)
  list(@FromRequest() input: In<'list'>, @CallerOf() caller: Caller) {
    return this.interns.list(caller, input.list(this.interns.listView(caller)));
  }

  @Bind(operations.get)
  get(@FromRequest() input: In<'get'>, @CallerOf() caller: Caller) {
    return this.interns.get(caller, input.params.id);
  }

  @Bind(operations.reveal)
  reveal(@FromRequest() input: In<'reveal'>, @CallerOf() caller: Caller) {
    return this.interns.reveal(caller, input.params.id, input.body);
  }

  @Bind(bookmarks.list)
  listBookmarks(@FromRequest() input: Mark<'list'>, @CallerOf() caller: Caller) {
    return this.saved.listBookmarks(caller, input.list('own'));
  }

  @Bind(bookmarks.add)
  addBookmark(@FromRequest() input: Mark<'add'>, @CallerOf() caller: Caller) {
    return this.saved.addBookmark(caller, input.body.internshipId);
  }

  @Bind(bookmarks.remove)
  removeBookmark(@FromRequest() input: Mark<'remove'>, @CallerOf() caller: Caller) {
    return this.saved.removeBookmark(caller, input.params.id);
  }

  @Bind(searches.list)
  listSearches(@FromRequest() input: Search<'list'>, @CallerOf() caller: Caller) {
    return this.saved.listSearches(caller, input.list('own'));
  }

  @Bind(searches.create)
  createSearch(@FromRequest() input: Search<'create'>, @CallerOf() caller: Caller) {
    return this.saved.createSearch(caller, input.body);
  }

  @Bind(searches.update)
  updateSearch(@FromRequest() input: Search<'update'>, @CallerOf() caller: Caller) {
    return this.saved.updateSearch(caller, input.params.id, input.version, input.body);
  }

  @Bind(searches.remove)
  removeSearch(@FromRequest() input: Search<'remove'>, @CallerOf() caller: Caller) {
    return this.saved.removeSearch(caller, input.params.id);
  }
}
