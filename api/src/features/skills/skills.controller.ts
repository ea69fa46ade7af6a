import { skillOperations as operations } from '@prentice/contract';
import { SkillSearch, skillTaxonomy } from '@prentice/contract/skills';
import { Controller } from '@nestjs/common';
import { BindOperation, OperationInput, type HandlerInput } from '../../platform/http/bind-operation.decorator.ts';

const search = new SkillSearch(skillTaxonomy);

@Controller()
export class SkillsController {
  @BindOperation(operations.search)
  search(@OperationInput() { query: { q, ids, limit } }: HandlerInput<typeof operations.search>) {
    return { items: ids === undefined ? search.find(q, limit) : search.findByIds(ids.split(',').slice(0, 100)) };
  }
}
