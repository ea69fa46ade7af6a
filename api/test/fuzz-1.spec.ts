import { fuzz } from './requests/fuzz.suite.ts';

fuzz(0, 2);
