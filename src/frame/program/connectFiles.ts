/** Replaces the demo project with the reader's own project, in the one file that names it. */
import { demoBaseUrl } from '../../demo/service/baseUrl';
import type { Connection } from '../host/connection';
import { ProgramError, type SourceFile } from './compile';
import type { OwnProject, OwnProjectNeed } from './example';
import { projectFile } from './projectFile';

const projectName = /(\bproject:\s*)(['"])demo\2/;
/** Constants of {@link projectFile} that the reader's model replaces, by what the example needs. */
export const modelConstants: Readonly<Record<OwnProjectNeed, string>> = {
  cad: 'plant',
  points: 'pointCloud',
};

const notFound = `The connection to the demo project was not found in ${projectFile}. Reset this file, or go back to the demo.`;

/**
 * Returns the files with the connection's cluster, project and model. The model replaces the one
 * that the example needs. The token isn't inserted, because the page adds it to requests. Throws a
 * {@link ProgramError} if the reader changed the demo connection so that it isn't found, or if the
 * example only works with the demo project.
 */
export function connectFiles(
  files: readonly SourceFile[],
  { cluster, project, modelId, revisionId }: Connection,
  ownProject: OwnProject,
): readonly SourceFile[] {
  if (!('needs' in ownProject)) {
    throw new ProgramError('This example works only with the demo project.', projectFile);
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
