import { fuzzOperations } from './fuzz-suite.ts';

fuzzOperations(0, 2);
