import { hasPermission, type Actor } from '../kernel/actor.ts';
import { view } from '../kernel/view.ts';
import { internRecord } from './intern.contract.ts';

// prettier-ignore
export const internViews = {
  own: view('own', internRecord, [
    'id', 'userId', 'firstName', 'lastName', 'email', 'phone', 'headline', 'about', 'education', 'experience', 'projects',
    'skills', 'languages', 'links', 'locationPreferences', 'workModes', 'availability', 'workAuthorisation', 'visibility',
    'defaultCvId', 'completeness', 'createdAt', 'updatedAt', 'version',
  ]),
  /** A profile as its visibility lets verified employers see it: no contacts. */
  employer: view('employer', internRecord, [
    'id', 'firstName', 'lastName', 'headline', 'about', 'education', 'experience', 'projects', 'skills', 'languages',
    'locationPreferences', 'workModes', 'availability', 'workAuthorisation', 'updatedAt',
  ]),
  /** The list of a limited administrator. */
  masked: view('masked', internRecord, ['id', 'maskedName', 'status', 'completeness', 'applicationCount', 'createdAt']),
  /** Administrators: contact and CV only with a reason. */
  admin: view('admin', internRecord, [
    'id', 'userId', 'firstName', 'lastName', 'maskedName', 'status', 'headline', 'education', 'skills', 'languages', 'visibility', 'completeness',
    'applicationCount', 'createdAt', 'updatedAt', 'version',
  ]),
  /** After a reason was given and logged. */
  revealed: view('revealed', internRecord, [
    'id', 'userId', 'firstName', 'lastName', 'maskedName', 'status', 'email', 'phone', 'links', 'headline', 'about',
    'education', 'experience', 'projects', 'skills', 'languages', 'visibility', 'defaultCvId', 'completeness', 'applicationCount',
    'createdAt', 'updatedAt', 'version',
  ]),
};

export function internViewFor(actor: Actor, record?: { userId: string }): 'own' | 'employer' | 'masked' | 'admin' {
  if (record && actor.id === record.userId) return 'own';
  if (actor.role === 'admin') return 'admin';
  return hasPermission(actor, 'dashboard:view') ? 'masked' : 'employer';
}
