import { describe, expect, it } from 'vitest';
import { ids, principalsAllowedTo, principalsByAction } from '../../test/principals.ts';
import { documentKinds, studentDocumentKinds } from './document-limits.ts';

describe('documents', () => {
  it.each(studentDocumentKinds)('a %s is its student’s alone; full administrators give a reason', (kind) => {
    expect(principalsByAction('Document', { ownerId: ids.intern, employerId: null, kind })).toEqual({
      read: ['intern'],
      create: ['intern'],
      update: ['intern'],
      delete: ['intern'],
      reveal: ['admin'],
    });
  });
  it('a proof of an employer is handled by its owners and read by those who verify employers', () => {
    const proof = { ownerId: ids.owner, employerId: ids.employer, kind: 'employer_proof' };
    expect(principalsByAction('Document', proof)).toEqual({
      read: ['owner', 'verifyAdmin', 'admin'],
      create: ['owner'],
      delete: ['owner'],
      reveal: ['admin'],
    });
  });
  it('students add only the kinds that an application is made of', () => {
    const principalsFor = (kind: string) =>
      principalsAllowedTo('create', 'Document', { ownerId: ids.intern, employerId: null, kind });
    expect(documentKinds.filter((kind) => principalsFor(kind).length > 0)).toEqual(studentDocumentKinds);
  });
  it('who read a document is told to its student', () => {
    expect(principalsByAction('DocumentAccess', { ownerId: ids.intern })).toEqual({ read: ['intern'] });
  });
});
