import manifest from '@site/.generated/programs/manifest.json';
import type { ExampleProgram } from '@reveal-docs/runner/program/example';
import { loadProgram as load } from '@reveal-docs/runner/program/programs';
import type { ProgramsManifest } from '@reveal-docs/runner/program/programsManifest';

/** All versions of this build and their programs, newest first. */
export const programsManifest: ProgramsManifest = manifest;

/** Returns the label of a version, or its folder if it has no label. */
export function labelOf(folder: string): string {
  return programsManifest[folder]?.label ?? folder;
}

/** Loads a program of this build. Rejects with a message to show to the reader. */
export function loadProgram(
  folder: string,
  name: string,
  assetUrl: (path: string) => string,
): Promise<ExampleProgram> {
  return load(manifest, folder, name, assetUrl);
}
