/** Programs by name, for a page that runs any of them in any version. */
import manifest from '@site/.generated/programs/manifest.json';
import { loadAsset } from '../host/assets';
import type { ExampleProgram } from './example';
import { findExample } from './findProgram';
import { quoteName } from './programWords';
import type { ProgramsManifest } from './programsManifest';

/** All versions of this build with their programs, newest first. */
export const programsManifest: ProgramsManifest = manifest;

/**
 * Loads a program. Rejects with an error whose message is for the reader: what there is instead of an unknown version
 * or example, or what to do about one that did not load.
 */
export async function loadProgram(
  folder: string,
  name: string,
  assetUrl: (path: string) => string,
): Promise<ExampleProgram> {
  const found = findExample(programsManifest, folder, name);
  if ('message' in found) throw new Error(found.message);
  try {
    // Its size is not checked: a host may have unpacked what it sends.
    const content = await loadAsset(assetUrl(found.entry.file), undefined);
    return JSON.parse(new TextDecoder().decode(content)) as ExampleProgram;
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'It arrived damaged.' : (error as Error).message;
    throw new Error(
      `The example ${quoteName(name)} did not load. ${reason} Check the connection, then reload this page.`,
      { cause: error },
    );
  }
}
