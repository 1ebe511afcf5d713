/** The command line of the proof. Pure. */
import { parseArgs } from 'node:util';

export interface CheckOptions {
  /** Of the starters to check; none for all. */
  readonly names: readonly string[];
  /** Whether what was seen is kept. */
  readonly update: boolean;
  /** Where starters are served; 0 is any port that is free. */
  readonly port: number;
  /** Where the starter is installed, and left; without it in a temporary folder. */
  readonly folder: string | undefined;
}

/** Reads the arguments. Throws, with one line that says what to do, when they are not understood. */
export function readOptions(args: readonly string[]): CheckOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      update: { type: 'boolean', default: false },
      port: { type: 'string', default: '0' },
      folder: { type: 'string' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port is ${JSON.stringify(values.port)}: it must be a number up to 65535.`);
  }
  if (values.folder !== undefined && positionals.length !== 1) {
    throw new Error('--folder is for one starter: name it.');
  }
  return { names: positionals, update: values.update, port, folder: values.folder };
}
