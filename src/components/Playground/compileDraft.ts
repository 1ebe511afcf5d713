/** Compiles programs in the browser. Reads none from the address or from storage. */
import type { CompiledProgram, SourceFile } from '@reveal-docs/runner/program/compile';
import type { Draft } from './drafts/draft';
import { loadExample, siteSource, type AssetUrl } from './siteSource';
import { loadProvidedFiles } from './start/providedFiles';
import { ownFiles } from './start/original';
import { hasSameFiles } from './start/sameFiles';

/**
 * The files that the playground provides for a draft. They depend on the version and, for a
 * statement, on the name of its first file. Rejects with a message for the reader if they don't
 * load.
 */
export function providedFiles(
  draft: Pick<Draft, 'folder' | 'start' | 'files'>,
  assetUrl: AssetUrl,
): Promise<SourceFile[]> {
  return loadProvidedFiles(draft, siteSource(assetUrl));
}

/**
 * Compiles a draft with its {@link providedFiles}. Unchanged examples were compiled at build.
 * Everything else is compiled here, with guarded loops. Rejects with a `ProgramError` if it doesn't
 * compile.
 */
export async function compileDraft(
  draft: Pick<Draft, 'folder' | 'start' | 'files'>,
  given: readonly SourceFile[],
  assetUrl: AssetUrl,
): Promise<CompiledProgram> {
  const { folder, start, files } = draft;
  if (start.type === 'example') {
    const program = await loadExample(folder, start.name, assetUrl).catch(() => undefined);
    if (program !== undefined && hasSameFiles(files, ownFiles(program.files))) {
      return program.compiled;
    }
  }
  const { compileChanged } = await import('./start/compileChanged');
  return compileChanged(draft, given);
}
