import { z } from 'zod';
import { memberRoles, permissions, roles } from './actor.ts';

export const role = z.enum(roles);
export const permission = z.enum(permissions);
export const memberRole = z.enum(memberRoles);
