/** Puts a reader's own project in the place of the demo one, in the one file that names it. */
import { demoBaseUrl } from '../../demo/service/baseUrl';
import type { Connection } from '../host/connection';
import { ProgramError, type SourceFile } from './compile';

/** The file that holds the connection, in every version. */
export const projectFile = 'project.ts';

const projectName = /(\bproject:\s*)(['"])demo\2/;
const modelIds = /\{\s*modelId:\s*\d+,\s*revisionId:\s*\d+\s*\}/g;

/**
 * The files with the connection's cluster, project and model. The token is not among them: the page adds it to
 * the requests. Throws a {@link ProgramError} when the reader changed the connection so that it is not found.
 */
export function connectFiles(
  files: readonly SourceFile[],
  { cluster, project, modelId, revisionId }: Connection,
): readonly SourceFile[] {
  return files.map(({ file, source }) => {
    if (file !== projectFile) return { file, source };
    if (!source.includes(demoBaseUrl) || !projectName.test(source)) {
      throw new ProgramError(
        `The connection to the demo project is not in ${projectFile} any more: reset it, or go back to the demo.`,
        file,
      );
    }
    return {
      file,
      source: source
        .replaceAll(demoBaseUrl, cluster)
        .replace(projectName, (_, start: string) => start + JSON.stringify(project))
        .replace(modelIds, `{ modelId: ${modelId}, revisionId: ${revisionId} }`),
    };
  });
}
