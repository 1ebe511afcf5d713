/** Modules as programs import them: all that the compiler knows of one is its file. */
import path from 'node:path';

/** The import specifier of the module in a file: its package, without its installation folder. */
export function moduleOfFile(file: string): string {
  const [, name] = /^.*\/node_modules\/(?:@types\/)?((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  return (
    name?.replace(/^(\w+)__/, '@$1/') ?? `./${path.basename(file).replace(/(?:\.d)?\.\w+$/, '')}`
  );
}
