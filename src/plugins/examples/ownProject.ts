/** Which examples of a version offer the reader's own project: those that are listed as working on another model. */
import path from 'node:path';
import * as v from 'valibot';
import { readJson } from '../../files/readJson';
import type { OwnProject } from '../../frame/program/example';
import type { DocsVersion } from '../../versions';

const names = v.array(v.string());
const listSchema = v.strictObject({
  /** Examples that need one CAD model and nothing else. */
  cad: names,
  /** Examples that need one point cloud and nothing else. */
  points: names,
  /** Examples of 360 images, whose files the page does not reach. */
  images: names,
});

/** The list, one per version's workspace. */
export function ownProjectFile({ workspaceDir }: DocsVersion): string {
  return path.join(workspaceDir, 'own-project.json');
}

/** Says of each example of a version whether it offers it. Throws, naming the file, when the list cannot be read. */
export function readOwnProjects(version: DocsVersion): (name: string) => OwnProject {
  const file = ownProjectFile(version);
  const parsed = v.safeParse(listSchema, readJson<unknown>(file));
  if (!parsed.success) throw new Error(`${file}: ${v.summarize(parsed.issues)}`);
  const { cad, points, images } = parsed.output;
  return (name) => {
    if (cad.includes(name)) return { needs: 'cad' };
    if (points.includes(name)) return { needs: 'points' };
    // What is not listed may name parts of the demo project.
    return { demoOnly: images.includes(name) ? 'images' : 'demo' };
  };
}
