import { allOperations, type Method, type OperationShape } from '@prentice/contract';

const byRoute = new Map(allOperations.map(({ operation }) => [`${operation.method} ${operation.path}`, operation]));

/** The operation behind a route such as `PUT /internships/:id`, or undefined when the API has none. */
export const findOperation = (method: Method, path: string): OperationShape | undefined =>
  byRoute.get(`${method} ${path}`);
