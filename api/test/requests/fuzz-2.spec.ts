import { fuzzOperations } from './fuzz-suite.ts';

fuzzOperations(1, 2);
