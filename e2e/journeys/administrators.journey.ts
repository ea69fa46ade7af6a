import { newInstanceJourney, test } from './new-instance-steps.ts';

test.use({ keeper: 'local' });
newInstanceJourney('local');
