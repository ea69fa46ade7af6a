import { fuzzOperations } from './requests/fuzz-suite.ts';

fuzzOperations(0, 2);
