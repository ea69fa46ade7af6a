import {
  internshipFields,
  searchedFields,
  type SearchedField,
  type MultiValueSearchParams,
  type SingleValueSearchParams,
} from '@prentice/contract';
import type { MessageKey } from '../../../i18n/translate.ts';

/** A filter by the values of a field, as the contract describes the field. */
export interface ValueFilter<Param> {
  readonly field: SearchedField;
  readonly param: Param;
  readonly values: readonly string[];
}

const paramOf = (field: SearchedField) => internshipFields[field].search.param;
type Param = ReturnType<typeof paramOf>;

const takesSeveral = (param: Param): param is keyof MultiValueSearchParams =>
  searchedFields.some((field) => paramOf(field) === param && internshipFields[field].search.several);
const takesOne = (param: Param): param is keyof SingleValueSearchParams => !takesSeveral(param);

const filtersWhere = <Kind extends Param>(is: (param: Param) => param is Kind): readonly ValueFilter<Kind>[] =>
  searchedFields.flatMap((field) => {
    const param = paramOf(field);
    return is(param) ? [{ field, param, values: internshipFields[field].values }] : [];
  });

/** The filters that take several values. */
export const severalFilters = filtersWhere(takesSeveral);
/** The filters that take a single value. */
export const singleFilters = filtersWhere(takesOne);

/** Fields whose filter has another name than the field. */
const ownLabels: Partial<Record<SearchedField, MessageKey>> = { category: 'filters.category' };

/** Returns the key of a filter's name. */
export const filterLabel = (field: SearchedField): MessageKey => ownLabels[field] ?? `posting.field.${field}`;
