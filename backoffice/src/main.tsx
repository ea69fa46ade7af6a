import './theme/styles.css';
import { admittedUser } from './app/session.guard.ts';
import { renderApp } from './app/render-app.tsx';

/* Nothing shows before it is known who asks. */
const signedIn = await admittedUser;
if (signedIn) await renderApp(signedIn);
