/** Compiles programs without reading the URL or storage. */
import type { CompiledProgram, SourceFile } from '@reveal-docs/runner/program/compile';
import type { Draft } from './drafts/draft';
import { loadExample, siteSource, type AssetUrl } from './siteSource';
import { loadProvidedFiles } from './start/providedFiles';
import { ownFiles } from './start/original';
import { hasSameFiles } from './start/sameFiles';

/**
 * Returns the files that the playground provides for a draft. They depend on the version and, for a statement, on the
 * name of its first file. Rejects with a message for the reader if the files don't load.
 */
export function providedFiles(
  draft: Pick<Draft, 'folder' | 'start' | 'files'>,
  assetUrl: AssetUrl,
): Promise<SourceFile[]> {
  return loadProvidedFiles(draft, siteSource(assetUrl));
}

/**
 * Compiles a draft with its {@link providedFiles}. Unchanged examples were compiled during the build. All other
 * programs are compiled here, with guarded loops. Rejects with a `ProgramError` if the draft doesn't compile.
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
