import { newsViewsFor, operations as declared } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import type { Caller } from '../../platform/access/caller.ts';
import { CurrentCaller } from '../../platform/access/current-caller.decorator.ts';
import { BindOperation, OperationInput, type HandlerInput } from '../../platform/http/bind-operation.decorator.ts';
import { NewsEditor } from './news-editor.service.ts';
import { NewsReader } from './news-reader.service.ts';
import { NewsRevisions } from './news-revisions.service.ts';
import { NewsViewCounts } from './news-views.service.ts';

const operations = declared.news;
type In<Name extends keyof typeof operations> = HandlerInput<(typeof operations)[Name]>;

@Controller()
export class NewsController {
  constructor(
    private readonly reader: NewsReader,
    private readonly editor: NewsEditor,
    private readonly savedRevisions: NewsRevisions,
    private readonly viewCounts: NewsViewCounts,
  ) {}

  @BindOperation(operations.list)
  list(@OperationInput() input: In<'list'>, @CurrentCaller() caller: Caller) {
    return this.reader.list(caller, input.list(newsViewsFor(caller.actor).list));
  }

  @BindOperation(operations.tags)
  tags(@CurrentCaller() caller: Caller) {
    return this.reader.tags(caller);
  }

  @BindOperation(operations.bySlug)
  bySlug(@OperationInput() input: In<'bySlug'>, @CurrentCaller() caller: Caller) {
    return this.reader.bySlug(caller, input.params.slug);
  }

  @BindOperation(operations.get)
  get(@OperationInput() input: In<'get'>, @CurrentCaller() caller: Caller) {
    return this.reader.get(caller, input.params.id);
  }

  @BindOperation(operations.neighbours)
  neighbours(@OperationInput() input: In<'neighbours'>, @CurrentCaller() caller: Caller) {
    return this.reader.neighbours(caller, input.params.id);
  }

  @BindOperation(operations.countView)
  countView(@OperationInput() input: In<'countView'>, @CurrentCaller() caller: Caller) {
    return this.viewCounts.count(caller, input.params.id);
  }

  @BindOperation(operations.create)
  create(@OperationInput() input: In<'create'>, @CurrentCaller() caller: Caller) {
    return this.editor.create(caller, input.body);
  }

  @BindOperation(operations.transitionMany)
  transitionMany(@OperationInput() input: In<'transitionMany'>, @CurrentCaller() caller: Caller) {
    return this.editor.transitionMany(caller, input.body.ids, input.body.to);
  }

  @BindOperation(operations.update)
  update(@OperationInput() input: In<'update'>, @CurrentCaller() caller: Caller) {
    return this.editor.update(caller, input.params.id, input.body);
  }

  @BindOperation(operations.remove)
  remove(@OperationInput() input: In<'remove'>, @CurrentCaller() caller: Caller) {
    return this.editor.remove(caller, input.params.id);
  }

  @BindOperation(operations.transition)
  transition(@OperationInput() input: In<'transition'>, @CurrentCaller() caller: Caller) {
    return this.editor.transition(caller, input.params.id, input.body.to, input.body.version);
  }

  @BindOperation(operations.duplicate)
  duplicate(@OperationInput() input: In<'duplicate'>, @CurrentCaller() caller: Caller) {
    return this.editor.duplicate(caller, input.params.id);
  }

  @BindOperation(operations.revisions)
  revisions(@OperationInput() input: In<'revisions'>, @CurrentCaller() caller: Caller) {
    return this.savedRevisions.list(caller, input.params.id);
  }

  @BindOperation(operations.restore)
  restore(@OperationInput() input: In<'restore'>, @CurrentCaller() caller: Caller) {
    return this.editor.restore(caller, input.params.id, input.body);
  }
}
