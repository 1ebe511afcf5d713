/** Puts a reader's own project in the place of the demo one, in the one file that names it. */
import { demoBaseUrl } from '../../demo/service/baseUrl';
import type { Connection } from '../host/connection';
import { ProgramError, type SourceFile } from './compile';
import type { OwnProject, OwnProjectNeed } from './example';
import { projectFile } from './projectFile';

const projectName = /(\bproject:\s*)(['"])demo\2/;
/** The constant of {@link projectFile} that the reader's model takes the place of, by what an example needs. */
export const modelConstants: Readonly<Record<OwnProjectNeed, string>> = {
  cad: 'plant',
  points: 'pointCloud',
};

const notFound = `The connection to the demo project is not in ${projectFile} any more: reset it, or go back to the demo.`;

/**
 * The files with the connection's cluster and project, and its model in place of the one that the example needs. The
 * token is not among them: the page adds it to the requests. Throws a {@link ProgramError} when the reader changed
 * the connection so that it is not found, and for an example that works in the demo project only.
 */
export function connectFiles(
  files: readonly SourceFile[],
  { cluster, project, modelId, revisionId }: Connection,
  ownProject: OwnProject,
): readonly SourceFile[] {
  if (!('needs' in ownProject)) {
    throw new ProgramError('This example works in the demo project only.', projectFile);
  }
  const model = new RegExp(`(\\bconst ${modelConstants[ownProject.needs]} = )\\{[^}]*\\}`);
  return files.map(({ file, source }) => {
    if (file !== projectFile) return { file, source };
    if (!source.includes(demoBaseUrl) || !projectName.test(source) || !model.test(source)) {
      throw new ProgramError(notFound, file);
    }
    return {
      file,
      source: source
        .replaceAll(demoBaseUrl, cluster)
        .replace(projectName, (_, start: string) => start + JSON.stringify(project))
        .replace(
          model,
          (_, start: string) => `${start}{ modelId: ${modelId}, revisionId: ${revisionId} }`,
        ),
    };
  });
}
