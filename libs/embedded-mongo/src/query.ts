import { BSONRegExp } from 'bson';
import { badValue, failedToParse, typeMismatch } from './errors.ts';
import { compileExpression, type ExpressionOptions } from './expression.ts';
import { isTruthy, toBigInt, toSafeInteger } from './numbers/numeric.ts';
import { containsAll, ofSize, someDocument, someValue } from './query/array-conditions.ts';
import { equalTo, oneOf, relation } from './query/comparison.ts';
import { allOf, anyOf, every, leaf, noneOf, not, type Condition, type Predicate } from './query/condition.ts';
import { matching, regexOperator } from './query/regex.ts';
import { type Doc, type Value, isNumeric } from './value.ts';
import { TYPE_NUMBERS, typeName } from './type-names.ts';

function integer(value: Value | undefined, what: string): bigint {
  if (!isNumeric(value)) throw badValue(`malformed mod, ${what} not a number`);
  const number = toBigInt(value);
  if (number === undefined) throw badValue(`malformed mod, ${what} value is invalid`);
  return number;
}

/** $mod: the integer part of a number leaves this remainder, which has the sign of the number. */
function modulo(operand: Value): Condition {
  if (!Array.isArray(operand)) throw badValue('malformed mod, needs to be an array');
  if (operand.length < 2) throw badValue('malformed mod, not enough elements');
  if (operand.length > 2) throw badValue('malformed mod, too many elements');
  const divisor = integer(operand[0], 'divisor');
  const remainder = integer(operand[1], 'remainder');
  if (divisor === 0n) throw badValue('divisor cannot be 0');
  return leaf((value) => {
    if (!isNumeric(value)) return false;
    const number = toBigInt(value);
    return number !== undefined && number % divisor === remainder;
  });
}

const NUMBER_TYPES = ['double', 'int', 'long', 'decimal'];
const NAMES_BY_NUMBER = new Map([...TYPE_NUMBERS].map(([name, number]) => [number, name]));

function namesOf(operand: Value): readonly string[] {
  if (typeof operand === 'string') {
    if (operand === 'number') return NUMBER_TYPES;
    if (!TYPE_NUMBERS.has(operand)) throw badValue(`Unknown type name alias: ${operand}`);
    return [operand];
  }
  if (!isNumeric(operand)) throw typeMismatch('type must be represented as a number or a string');
  const number = toSafeInteger(operand);
  if (number === 0) throw failedToParse('$type: 0 is not allowed; use {$exists: false}');
  const name = number === undefined ? undefined : NAMES_BY_NUMBER.get(number);
  if (name === undefined) throw badValue(`Invalid numerical type code: ${operand.toString()}`);
  return [name];
}

/** $type: a type by number or alias, 'number' for all numeric ones, or a list of them. */
function ofType(operand: Value): Condition {
  const operands = Array.isArray(operand) ? operand : [operand];
  if (operands.length === 0) throw failedToParse('$type must match at least one type');
  const names = new Set(operands.flatMap(namesOf));
  return leaf((value) => value !== undefined && names.has(typeName(value)));
}

export type { MatchDetails, Predicate } from './query/condition.ts';

interface QueryOptions extends ExpressionOptions {
  /** Inside $elemMatch and array filters, where operators on whole documents are not allowed. */
  readonly nested?: boolean;
}

interface Context {
  readonly path: string;
  readonly operators: Doc;
  readonly options: QueryOptions;
}

type Operator = (operand: Value, context: Context) => Condition | undefined;

const order =
  (operator: string): Operator =>
  (operand, { path }) =>
    relation(operator, operand, path);

const OPERATORS: Readonly<Record<string, Operator>> = {
  $eq: (operand) => equalTo(operand),
  $ne: (operand) => {
    if (operand instanceof BSONRegExp) throw badValue("Can't have regex as arg to $ne.");
    return not(equalTo(operand));
  },
  $lt: order('$lt'),
  $lte: order('$lte'),
  $gt: order('$gt'),
  $gte: order('$gte'),
  $in: (operand) => oneOf('$in', operand),
  $nin: (operand) => not(oneOf('$nin', operand)),
  $exists: (operand) => {
    const exists = leaf((value) => value !== undefined);
    return isTruthy(operand) ? exists : not(exists);
  },
  $type: (operand) => ofType(operand),
  $mod: (operand) => modulo(operand),
  $size: (operand) => ofSize(operand),
  $regex: (_operand, { operators }) => regexOperator(operators),
  $options: (_operand, { operators }) => {
    if (!operators.has('$regex')) throw badValue('$options needs a $regex');
    return undefined;
  },
  $not: (operand, { path, options }) => {
    if (operand instanceof BSONRegExp) return not(matching(operand));
    if (!(operand instanceof Map)) throw badValue('$not needs a regex or a document');
    if (operand.size === 0) throw badValue('$not cannot be empty');
    return not(every(fieldConditions(path, operand, options)));
  },
  $elemMatch: (operand, { options }) => elemMatch(operand, options),
  $all: (operand, { options }) => containsAll(operand, (element) => elemMatch(element, options)),
};

const DBREF_FIELDS = new Set(['$ref', '$id', '$db']);
const TREE_OPERATORS = new Set(['$and', '$or', '$nor', '$where']);

function isOperators(value: Value, incompleteReference: boolean): value is Doc {
  if (!(value instanceof Map)) return false;
  const first = value.keys().next().value;
  if (first === undefined || !first.startsWith('$')) return false;
  const reference = incompleteReference
    ? [...DBREF_FIELDS].some((name) => value.has(name))
    : value.has('$ref') && value.has('$id');
  return !reference;
}

function elemMatch(operand: Value, options: QueryOptions): Condition {
  if (!(operand instanceof Map)) throw badValue('$elemMatch needs an Object');
  const first = operand.keys().next().value ?? '';
  if (isOperators(operand, true) && !TREE_OPERATORS.has(first)) return someValue(fieldConditions('', operand, options));
  return someDocument(compileQuery(operand, { ...options, nested: true }));
}

function fieldConditions(path: string, operators: Doc, options: QueryOptions): Condition[] {
  const conditions: Condition[] = [];
  for (const [name, operand] of operators) {
    const operator = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
    if (!operator) throw badValue(`unknown operator: ${name}`);
    const condition = operator(operand, { path, operators, options });
    if (condition) conditions.push(condition);
  }
  return conditions;
}

function branches(name: string, operand: Value, options: QueryOptions): Predicate[] {
  if (!Array.isArray(operand)) throw badValue(`${name} must be an array`);
  if (operand.length === 0) throw badValue(`$and/$or/$nor must be a nonempty array`);
  return operand.map((operand) => {
    if (!(operand instanceof Map)) throw badValue('$or/$and/$nor entries need to be full objects');
    return compileQuery(operand, options);
  });
}

function expressionTest(operand: Value, options: QueryOptions): Predicate {
  if (options.nested) throw badValue('$expr can only be applied to the top-level document');
  const evaluate = compileExpression(operand, options);
  return (doc) => isTruthy(evaluate(doc));
}

function topLevel(name: string, operand: Value, options: QueryOptions): Predicate | undefined {
  switch (name) {
    case '$and':
      return allOf(branches(name, operand, options));
    case '$or':
      return anyOf(branches(name, operand, options));
    case '$nor':
      return noneOf(branches(name, operand, options));
    case '$expr':
      return expressionTest(operand, options);
    case '$comment':
      return undefined;
    case '$ref':
    case '$id':
    case '$db':
      return equalTo(operand).at([name]);
    default:
      throw badValue(`unknown top level operator: ${name}. Operators outside the scope of this server are refused.`);
  }
}

function field(path: string, operand: Value, options: QueryOptions): Predicate {
  const parts = path.split('.');
  if (isOperators(operand, false)) return every(fieldConditions(path, operand, options)).at(parts);
  return (operand instanceof BSONRegExp ? matching(operand) : equalTo(operand)).at(parts);
}

/**
 * Returns a test of documents. With `details` it also tells the array index that the positional operator stands for.
 * @throws MongoServerError 2, 9, 14 for operators out of scope or with a wrong operand; 51091 for a regular expression
 * that cannot be translated; the expression's errors for $expr
 */
export function compileQuery(filter: Doc, options: QueryOptions = {}): Predicate {
  const predicates: Predicate[] = [];
  for (const [name, operand] of filter) {
    const predicate = name.startsWith('$') ? topLevel(name, operand, options) : field(name, operand, options);
    if (predicate) predicates.push(predicate);
  }
  return allOf(predicates);
}

/** Returns whether a name is that of an operator on a field. */
export const isQueryOperator = (name: string): boolean => Object.hasOwn(OPERATORS, name) && name !== '$not';
