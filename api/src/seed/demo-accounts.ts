import type { MemberRole, Permission, Role } from '@prentice/contract';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'try the demo today';

export interface DemoAccount {
  readonly email: string;
  readonly role: Role;
  readonly name: string;
  readonly permissions?: readonly Permission[];
  /** In the first company. */
  readonly member?: MemberRole;
  readonly signInPath: string;
}

/** One account for every role; the table that the first start prints. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'admin@demo.example', role: 'admin', name: 'Mira Feldkamp', signInPath: '/auth/admin-login' },
  {
    email: 'desk@demo.example',
    role: 'limited_admin',
    name: 'Jonas Ritter',
    permissions: ['dashboard:view', 'employers:verify'],
    signInPath: '/auth/admin-login',
  },
  {
    email: 'owner@demo.example',
    role: 'employer',
    name: 'Olga Kirchmayr',
    member: 'owner',
    signInPath: '/auth/employerauth',
  },
  {
    email: 'recruiter@demo.example',
    role: 'employer',
    name: 'Rico Tannhofer',
    member: 'recruiter',
    signInPath: '/auth/employerauth',
  },
  {
    email: 'reviewer@demo.example',
    role: 'employer',
    name: 'Rea Lindwald',
    member: 'reviewer',
    signInPath: '/auth/employerauth',
  },
  { email: 'student@demo.example', role: 'intern', name: 'Stella Sommerau', signInPath: '/auth/studentAuth' },
];

/** Writes the table as lines of text. */
export function demoAccountTable(): string[] {
  const row = (a: string, b: string, c: string) => `  ${a.padEnd(30)}${b.padEnd(26)}${c}`;
  return [
    `Demo accounts (password for all: ${DEMO_PASSWORD})`,
    row('role', 'email', 'sign in at'),
    ...demoAccounts.map(({ role, member, email, signInPath }) =>
      row(member ? `${role}, ${member}` : role, email, signInPath),
    ),
  ];
}
