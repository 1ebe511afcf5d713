/**
 * Examples of a version that can run on the reader's own project, from the list of those that work
 * with other models.
 */
import path from 'node:path';
import * as v from 'valibot';
import { readJson } from '@reveal-docs/shared/readJson';
import type { OwnProject } from '@reveal-docs/runner/program/example';
import type { DocsVersion } from '@reveal-docs/versions';

const names = v.array(v.string());
const listSchema = v.strictObject({
  /** Examples that need one CAD model and nothing else. */
  cad: names,
  /** Examples that need one point cloud and nothing else. */
  points: names,
  /** Examples of 360 images. The page can't access the image files of other projects. */
  images: names,
});

/** Returns the list, which each version's workspace has. */
export function ownProjectFile({ workspaceDir }: DocsVersion): string {
  return path.join(workspaceDir, 'own-project.json');
}

/**
 * Returns for each example of a version whether it offers the reader's own project. Throws, naming
 * the file, when the list can't be read.
 */
export function readOwnProjects(version: DocsVersion): (name: string) => OwnProject {
  const file = ownProjectFile(version);
  const parsed = v.safeParse(listSchema, readJson<unknown>(file));
  if (!parsed.success) throw new Error(`${file}: ${v.summarize(parsed.issues)}`);
  const { cad, points, images } = parsed.output;
  return (name) => {
    if (cad.includes(name)) return { needs: 'cad' };
    if (points.includes(name)) return { needs: 'points' };
    // Examples that aren't listed might refer to parts of the demo project by name.
    return { demoOnly: images.includes(name) ? 'images' : 'demo' };
  };
}
