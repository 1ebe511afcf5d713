/** Runs one job in its own thread, so that the job can be stopped. */
import { parentPort, workerData } from 'node:worker_threads';
import { compile } from './compile';
import type { Job } from './job';

parentPort?.postMessage(compile(workerData as Job));
