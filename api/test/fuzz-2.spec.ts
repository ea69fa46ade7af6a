import { fuzz } from './requests/fuzz.suite.ts';

fuzz(1, 2);
