/** Programs that draw pictures: `examples/<folder>/pictures`. */
import fs from 'node:fs';
import path from 'node:path';
import type { SourceFile } from '../../frame/program/compile';
import type { DocsVersion } from '../../versions';

/** Folder of a version's picture programs, absolute; it need not exist. */
export function picturesDir({ workspaceDir }: DocsVersion): string {
  return path.join(workspaceDir, 'pictures');
}

/**
 * Files of a picture program, itself first: as they stand, or drawing `variant`. Throws when the version has no such
 * program.
 */
export function readPictureProgram(
  version: DocsVersion,
  name: string,
  variant?: string,
): SourceFile[] {
  const read = (dir: string, file: string) => fs.readFileSync(path.join(dir, file), 'utf8');
  const dir = picturesDir(version);
  return [
    {
      file: `${name}.ts`,
      // The frame's programs are files of one folder.
      source: read(dir, `${name}.ts`).replace("'../project'", "'./project'"),
    },
    {
      file: 'variant.ts',
      source:
        variant === undefined
          ? read(dir, 'variant.ts')
          : `export const variant = ${JSON.stringify(variant)};`,
    },
    { file: 'project.ts', source: read(version.workspaceDir, 'project.ts') },
  ];
}
