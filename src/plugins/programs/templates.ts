/** Reads the templates: the smallest program for each kind of data, from `examples/<folder>/templates`. */
import fs from 'node:fs';
import path from 'node:path';
import {
  templateKinds,
  type TemplateEntry,
  type TemplateKind,
  type VersionPrograms,
} from '@reveal-docs/runner/program/programsManifest';
import type { DocsVersion } from '@reveal-docs/versions';

const words: Readonly<Record<TemplateKind, Omit<TemplateEntry, 'files'>>> = {
  cad: {
    title: 'CAD model',
    description: 'A viewer with the demo plant as a CAD model.',
  },
  points: {
    title: 'Point cloud',
    description: 'A viewer with the demo plant as a point cloud.',
  },
  images: {
    title: '360 images',
    description: 'A viewer with the 360 images of the demo plant, starting inside the first image.',
  },
};

/** Returns the absolute path of the folder with a version's templates, which might not exist. */
export function templatesDir({ workspaceDir }: DocsVersion): string {
  return path.join(workspaceDir, 'templates');
}

/** Returns the templates of a version, in the order of `templateKinds`. */
export function readTemplates(version: DocsVersion): VersionPrograms['templates'] {
  const templates: Partial<Record<TemplateKind, TemplateEntry>> = {};
  for (const kind of templateKinds) {
    const file = path.join(templatesDir(version), `${kind}.ts`);
    if (!fs.existsSync(file)) continue;
    // When the template runs, `project.ts` is in the same folder as the template.
    const source = fs.readFileSync(file, 'utf8').replace("'../project'", "'./project'");
    templates[kind] = { ...words[kind], files: [{ file: `${kind}.ts`, source }] };
  }
  return templates;
}
