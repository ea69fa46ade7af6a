import { parentPort, workerData } from 'node:worker_threads';
import { measureLoad } from './http-load.mjs';

/* Asks from a thread of its own: a server in the same process does not hold up the clock that it is measured with. */

const { urls, options } = workerData;
parentPort?.postMessage(await measureLoad(urls, options));
