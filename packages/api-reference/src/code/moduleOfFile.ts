import path from 'node:path';

/** Returns the import path of a file: its package name, or `./name` outside of packages. */
export function moduleOfFile(file: string): string {
  const [, name] = /^.*\/node_modules\/(?:@types\/)?((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  return (
    name?.replace(/^(\w+)__/, '@$1/') ?? `./${path.basename(file).replace(/(?:\.d)?\.\w+$/, '')}`
  );
}
