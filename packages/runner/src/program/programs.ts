import { loadAsset } from '../host/assets';
import type { ExampleProgram } from './example';
import { findExample } from './findProgram';
import { quoteName } from './names';
import type { ProgramsManifest } from './programsManifest';

/**
 * Loads a program. Rejects with a message for the reader that lists the available programs or describes the failed
 * request.
 */
export async function loadProgram(
  manifest: ProgramsManifest,
  folder: string,
  name: string,
  assetUrl: (path: string) => string,
): Promise<ExampleProgram> {
  const found = findExample(manifest, folder, name);
  if ('message' in found) throw new Error(found.message);
  return loadProgramFile(name, found.entry.file, assetUrl);
}

/** Loads a program from its file. Rejects with a message for the reader that quotes `name`. */
export async function loadProgramFile(
  name: string,
  file: string,
  assetUrl: (path: string) => string,
): Promise<ExampleProgram> {
  try {
    // The size isn't checked, because a host might have decompressed the response.
    const content = await loadAsset(assetUrl(file), undefined);
    return JSON.parse(new TextDecoder().decode(content)) as ExampleProgram;
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'Its file is damaged.' : (error as Error).message;
    throw new Error(
      `The example ${quoteName(name)} did not load. ${reason} Check the connection, then reload this page.`,
      { cause: error },
    );
  }
}
