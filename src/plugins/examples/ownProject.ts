/** Determines which examples of a version can run on the reader's own project. */
import path from 'node:path';
import * as v from 'valibot';
import { readJson } from '@reveal-docs/shared/readJson';
import type { OwnProject } from '@reveal-docs/runner/program/example';
import type { DocsVersion } from '@reveal-docs/versions';

const names = v.array(v.string());
const listSchema = v.strictObject({
  /** Examples that need only a CAD model. */
  cad: names,
  /** Examples that need only a point cloud. */
  points: names,
  /** Examples with 360 images. The page can't access the image files of other projects. */
  images: names,
});

/** Returns the path of the file in a version's workspace that lists the examples for the reader's own project. */
export function ownProjectFile({ workspaceDir }: DocsVersion): string {
  return path.join(workspaceDir, 'own-project.json');
}

/**
 * Returns a function that determines whether an example can run on the reader's own project. If the list is invalid,
 * throws an error that names the file.
 */
export function readOwnProjects(version: DocsVersion): (name: string) => OwnProject {
  const file = ownProjectFile(version);
  const parsed = v.safeParse(listSchema, readJson<unknown>(file));
  if (!parsed.success) throw new Error(`${file}: ${v.summarize(parsed.issues)}`);
  const { cad, points, images } = parsed.output;
  return (name) => {
    if (cad.includes(name)) return { needs: 'cad' };
    if (points.includes(name)) return { needs: 'points' };
    // Examples that aren't on the list might refer to parts of the demo project by name.
    return { demoOnly: images.includes(name) ? 'images' : 'demo' };
  };
}
