import { test } from '../start/identity.fixture.ts';
import { identityJourneys } from './external-sign-in.steps.ts';

test.use({ keeper: 'local' });
identityJourneys('local');
