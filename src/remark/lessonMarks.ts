/** Remark plugin that renders citations in the texts of lessons. The cited statements must hold in `version`. */
import type { Root } from 'mdast';
import type { Transformer } from 'unified';
import type { VFile } from 'vfile';
import { laneOf, readKnown } from '@reveal-docs/statements/known';
import type { DocsVersion } from '@reveal-docs/versions';
import { markSections } from './statementMarks';

export interface LessonMarksOptions {
  readonly siteDir: string;
  /** Base URL of the site, with slashes at both ends. */
  readonly baseUrl: string;
  readonly version: DocsVersion;
}

/** Creates the plugin, for `remarkPlugins`. The transformer throws if a cited statement can't be used. */
export default function lessonMarks(options: LessonMarksOptions): Transformer<Root> {
  const { siteDir, baseUrl, version } = options;
  const known = readKnown(siteDir);
  return (root: Root, file: VFile) => {
    const problems = markSections(root, known, { lane: laneOf(version), file: file.path, baseUrl });
    if (problems.length > 0) {
      throw new Error(`Some cited statements can't be used:\n${problems.join('\n')}`);
    }
  };
}
