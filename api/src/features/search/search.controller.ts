import { internshipOperations } from '@prentice/contract';
import { Controller, Inject } from '@nestjs/common';
import { Bind, FromRequest, type HandlerInput } from '../../platform/http/bind.decorator.ts';
import { Search } from './search.service.ts';

@Controller()
export class SearchController {
  constructor(@Inject(Search) private readonly search: Search) {}

  @Bind(internshipOperations.search)
  find(@FromRequest() input: HandlerInput<typeof internshipOperations.search>) {
    return this.search.search(input.query);
  }
}
