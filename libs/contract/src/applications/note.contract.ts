import { z } from 'zod';
import { id, idParams } from '../kernel/ids.ts';
import { filter, defineListSchema } from '../kernel/list.ts';
import { may, operation } from '../kernel/operation.ts';
import { instant, text } from '../kernel/text.ts';
import { view } from '../kernel/view.ts';
import { applicationLimits } from './application-limits.ts';

export const noteList = defineListSchema({
  resource: 'application-notes',
  filters: { applicationId: filter.eq('applicationId', id) },
  sorts: { createdAt: 'createdAt' },
  defaultSort: ['createdAt', 'ASC'],
});

export const noteRecord = z.object({
  id,
  applicationId: id,
  employerId: id,
  authorId: id,
  authorName: z.string(),
  /** With a mention of a member as `@[id of the account]`. */
  text: z.string(),
  /** The members whom it mentions; the name is null for those who do not belong to the company any more. */
  mentions: z.array(z.object({ id, name: z.string().nullable() })),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
});
export const noteView = view('team', noteRecord, [
  'id',
  'applicationId',
  'authorId',
  'authorName',
  'text',
  'mentions',
  'createdAt',
  'updatedAt',
  'version',
]);
const noteText = text(1, applicationLimits.note);
const notes = { read: may('read', 'ApplicationNote'), write: may('create', 'ApplicationNote') };

export const applicationNoteOperations = {
  list: operation({
    method: 'GET',
    path: '/application-notes',
    summary: 'List the notes of the team',
    access: notes.read,
    rate: 'read',
    list: noteList,
    reply: noteView.schema,
  }),
  get: operation({
    method: 'GET',
    path: '/application-notes/:id',
    summary: 'One note of the team',
    access: notes.read,
    rate: 'read',
    params: idParams,
    reply: noteView.schema,
  }),
  create: operation({
    method: 'POST',
    path: '/application-notes',
    summary: 'Write a note',
    access: notes.write,
    rate: 'write',
    body: z.strictObject({ applicationId: id, text: noteText }),
    reply: noteView.schema,
    status: 201,
  }),
  update: operation({
    method: 'PUT',
    path: '/application-notes/:id',
    summary: 'Change a note',
    access: may('update', 'ApplicationNote'),
    rate: 'write',
    params: idParams,
    body: z.strictObject({ text: noteText }),
    reply: noteView.schema,
    ifMatch: true,
  }),
  remove: operation({
    method: 'DELETE',
    path: '/application-notes/:id',
    summary: 'Delete a note',
    access: may('delete', 'ApplicationNote'),
    rate: 'write',
    params: idParams,
    reply: noteView.schema,
  }),
};
