/** Modules as programs import them: all that the compiler knows of one is its file. */
import path from 'node:path';

/** What a program writes for the module in a file: its package, without the folder it is installed in. */
export function moduleOfFile(file: string): string {
  const [, name] = /^.*\/node_modules\/(?:@types\/)?((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  return (
    name?.replace(/^(\w+)__/, '@$1/') ?? `./${path.basename(file).replace(/(?:\.d)?\.\w+$/, '')}`
  );
}
