/** Finds the import path of a module. The compiler knows only the module's file. */
import path from 'node:path';

/**
 * Returns the specifier that imports the module in a file: its package, without the installation
 * folder.
 */
export function moduleOfFile(file: string): string {
  const [, name] = /^.*\/node_modules\/(?:@types\/)?((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  return (
    name?.replace(/^(\w+)__/, '@$1/') ?? `./${path.basename(file).replace(/(?:\.d)?\.\w+$/, '')}`
  );
}
