import type { ReactElement } from 'react';

/** The blank page shown while a guard sends somebody elsewhere. */
export const AdminRedirectLayout = (): ReactElement => <div aria-busy="true" data-layout="admin-redirect" />;
