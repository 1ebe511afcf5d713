import fs from 'node:fs';
import path from 'node:path';
import type { SourceFile } from '@reveal-docs/runner/program/compile';
import { projectFile } from '@reveal-docs/runner/program/projectFile';
import type { DocsVersion } from '@reveal-docs/versions';

/** Returns the absolute path of the folder with a version's picture programs, which might not exist. */
export function picturesDir({ workspaceDir }: DocsVersion): string {
  return path.join(workspaceDir, 'pictures');
}

/**
 * Returns the files of a picture program, starting with the program itself. If `variant` is set, the program draws that
 * variant. Throws if the version doesn't have the program.
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
      // In the frame, all files of a program are in one folder.
      source: read(dir, `${name}.ts`).replace("'../project'", "'./project'"),
    },
    {
      file: 'variant.ts',
      source:
        variant === undefined
          ? read(dir, 'variant.ts')
          : `export const variant = ${JSON.stringify(variant)};`,
    },
    { file: projectFile, source: read(version.workspaceDir, projectFile) },
  ];
}
