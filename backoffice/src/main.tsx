import './theme/styles.css';
import { me } from './app/session.gate.ts';
import { start } from './app/start.tsx';

/* Nothing shows before it is known who asks. */
const signedIn = await me;
if (signedIn) await start(signedIn);
