/** Compiles programs without reading the URL or storage. */
import type { CompiledProgram, SourceFile } from '@reveal-docs/runner/program/compile';
import type { Draft } from './drafts/draft';
import { loadExample, siteSource, type AssetUrl } from './siteSource';
import { loadProvidedFiles } from './start/providedFiles';
import { ownFiles } from './start/original';
import { hasSameFiles } from './start/sameFiles';

/**
 * Returns the files that the playground provides for a draft. The files depend on the version. For a statement, they
 * also depend on the name of the draft's first file. Rejects with a message for the reader if the files don't load.
 */
export function providedFiles(
  draft: Pick<Draft, 'folder' | 'start' | 'files'>,
  assetUrl: AssetUrl,
): Promise<SourceFile[]> {
  return loadProvidedFiles(draft, siteSource(assetUrl));
}

/**
 * Compiles a draft with its {@link providedFiles}. For an unchanged example, returns the program that was compiled
 * during the build. Other programs are compiled in the browser, with guarded loops. Rejects with a `ProgramError` if
 * the draft doesn't compile.
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
