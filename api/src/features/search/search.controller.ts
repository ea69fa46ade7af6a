import { internshipOperations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import { BindOperation, OperationInput, type HandlerInput } from '../../platform/http/bind-operation.decorator.ts';
import { Search } from './search.service.ts';

@Controller()
export class SearchController {
  constructor(private readonly search: Search) {}

  @BindOperation(internshipOperations.search)
  find(@OperationInput() input: HandlerInput<typeof internshipOperations.search>) {
    return this.search.search(input.query);
  }

  @BindOperation(internshipOperations.compare)
  compare(@OperationInput() input: HandlerInput<typeof internshipOperations.compare>) {
    return this.search.compare(input.query);
  }
}
