import { internshipOperations } from '@prentice/contract';
import { Controller } from '@nestjs/common';
import { Bind, FromRequest, type HandlerInput } from '../../platform/http/bind.decorator.ts';
import { Search } from './search.service.ts';

@Controller()
export class SearchController {
  constructor(private readonly search: Search) {}

  @Bind(internshipOperations.search)
  find(@FromRequest() input: HandlerInput<typeof internshipOperations.search>) {
    return this.search.search(input.query);
  }
}
