/**
 * Which record an event is about, by the first part of its type: the fields of the payload that may hold the record's id,
 * in order. Events that share a record are delivered in the order in which they were recorded.
 */
const idFields: Readonly<Record<string, readonly string[]>> = {
  account: ['userId', 'signUpId'],
  administrator: ['userId'],
  application: ['applicationId'],
  case: ['caseId'],
  data: ['userId'],
  document: ['documentId'],
  employer: ['employerId'],
  internship: ['internshipId'],
  invitation: ['invitationId', 'userId'],
  member: ['userId'],
  member_invitation: ['invitationId'],
  report: ['reportId'],
  search: ['userId'],
  session: ['userId'],
  user: ['userId'],
};

const fieldsOf = (type: string): readonly string[] | undefined =>
  Object.entries(idFields).find(([prefix]) => prefix === type.split('.')[0])?.[1];

/** Returns whether it is known which record events of this type are about. Without that, their order would be lost. */
export const hasRecord = (type: string): boolean => fieldsOf(type) !== undefined;

/**
 * Returns the key of the record that an event is about, such as `user:65f0…`. An event about no record has a key of its own
 * and waits for no other.
 * @param id the event's id
 */
export function aggregateOf(type: string, payload: Readonly<Record<string, unknown>>, id: string): string {
  for (const field of fieldsOf(type) ?? []) {
    const value = payload[field];
    if (typeof value === 'string' && value !== '') return `${field.slice(0, -'Id'.length)}:${value}`;
  }
  return `event:${id}`;
}
