import type { administratorView, invitationView, ViewOf } from '@prentice/contract';

/** An administrator as the list shows them. */
export type Administrator = ViewOf<typeof administratorView>;
/** An invitation as the list shows it. */
export type Invitation = ViewOf<typeof invitationView>;
