import type { CvTestSample } from '@prentice/contract';
import samples from './data/sample-cvs.json' with { type: 'json' };

/** Returns the bytes of a sample. */
export const sampleBytes = (sample: CvTestSample): Buffer => Buffer.from(samples[sample], 'base64');
