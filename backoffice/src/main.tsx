import { me } from './app/session.gate.ts';
import './theme/styles.css';

/* The application's code is fetched while the session is being opened; nothing shows before both are there. */
const starting = import('./app/start.tsx');
const signedIn = await me;
if (signedIn) (await starting).start(signedIn);
