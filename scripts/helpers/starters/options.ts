import { parseArgs } from 'node:util';

export interface CheckOptions {
  /** Names of the starters to check. If empty, all starters are checked. */
  readonly names: readonly string[];
  readonly update: boolean;
  /** Whether to take the pictures of the starters' pages. Requires exactly one starter. */
  readonly pictures: boolean;
  /** 0 selects any free port. */
  readonly port: number;
  /**
   * Folder in which the starter is installed and stays. If undefined, the starter is installed in a temporary folder.
   */
  readonly folder: string | undefined;
}

/** Throws a one-line message if an argument is invalid. Pure. */
export function readOptions(args: readonly string[]): CheckOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      update: { type: 'boolean', default: false },
      pictures: { type: 'boolean', default: false },
      port: { type: 'string', default: '0' },
      folder: { type: 'string' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`Invalid --port ${JSON.stringify(values.port)}. Use a number up to 65535.`);
  }
  const { update, pictures, folder } = values;
  const single = folder === undefined ? pictures && '--pictures' : '--folder';
  if (single && positionals.length !== 1) {
    throw new Error(`${single} requires exactly one starter. Specify the starter’s name.`);
  }
  return { names: positionals, update, pictures, port, folder };
}
