import { fuzzOperations } from './requests/fuzz-suite.ts';

fuzzOperations(1, 2);
