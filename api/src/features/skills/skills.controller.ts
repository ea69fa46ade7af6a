import { skillOperations as operations } from '@prentice/contract';
import { SkillSearch, skillTaxonomy } from '@prentice/contract/skills';
import { Controller } from '@nestjs/common';
import { Bind, FromRequest, type HandlerInput } from '../../platform/http/bind.decorator.ts';

const search = new SkillSearch(skillTaxonomy);

@Controller()
export class SkillsController {
  @Bind(operations.search)
  search(@FromRequest() { query: { q, ids, limit } }: HandlerInput<typeof operations.search>) {
    return { items: ids === undefined ? search.find(q, limit) : search.named(ids.split(',').slice(0, 100)) };
  }
}
