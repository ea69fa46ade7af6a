import { test } from '../start/identity.journey.ts';
import { identityJourneys } from './identity.steps.ts';

test.use({ keeper: 'local' });
identityJourneys('local');
