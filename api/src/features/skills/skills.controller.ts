import { skillOperations as operations } from '@prentice/contract';
import { SkillSearch, skillTaxonomy } from '@prentice/contract/skills';
import { OperationsController, type Handlers } from '../../platform/http/operations-controller.decorator.ts';

const search = new SkillSearch(skillTaxonomy);

@OperationsController(operations)
export class SkillsController {
  readonly handlers: Handlers<typeof operations> = {
    search: ({ query: { q, ids, limit } }) => ({
      items: ids === undefined ? search.find(q, limit) : search.findByIds(ids.split(',').slice(0, 100)),
    }),
  };
}
