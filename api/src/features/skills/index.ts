import { Module } from '@nestjs/common';
import { skillOperations as operations } from '@prentice/contract';
import { SkillSearch, skillTaxonomy } from '@prentice/contract/skills';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';

const search = new SkillSearch(skillTaxonomy);

@OperationsController(operations)
class SkillsController {
  readonly handlers: Handlers<typeof operations> = {
    search: ({ query: { q, ids, limit } }) => ({
      items: ids === undefined ? search.find(q, limit) : search.findByIds(ids.split(',').slice(0, 100)),
    }),
  };
}

@Module({ controllers: [SkillsController] })
export class SkillsModule {}
