import { internshipOperations } from '@prentice/contract';
import {
  OperationsController,
  pickOperations,
  type Handlers,
} from '../../platform/http/operations-controller.decorator.ts';
import { Search } from './search.service.ts';

const operations = pickOperations(internshipOperations, 'search', 'compare');

@OperationsController(operations)
export class SearchController {
  constructor(private readonly search: Search) {}

  readonly handlers: Handlers<typeof operations> = {
    search: ({ query }) => this.search.search(query),
    compare: ({ query }) => this.search.compare(query),
  };
}
