/** Creates small SDK releases, and generates their pages with TypeDoc. */
import fs from 'node:fs';
import path from 'node:path';
import type { ApiIndex } from '../src/names';
import type { ApiLayout } from '../src/pages/job';
import { type ApiModel, writePage } from '../src/pages';
import { describeJob, runJob, type ReferenceVersion } from '../src/pages/reference';
import { writeFiles } from '../../../tests/fixtures/files';

const viewerDeclarations = `
import { Box3 } from 'three';
import { Picker } from './picker';
import { Place } from './place';
/**
 * Shows models in an element of <canvas_size> {braces}.
 * @module @cognite/reveal
 */
export declare class Viewer {
  constructor(options: Options);
  /** Box around all; see {@link Options.size} and [the guide]{@link https://example.com/guide}. */
  getBox(): Box3;
  /**
   * Frees everything.
   * \`\`\`ts
   * new Viewer({ size: 1 }).dispose();
   * \`\`\`.
   */
  dispose(): void;
  /** Adds one. */
  add(options: Options): Picker;
}
/** What a viewer takes, in [0, \\<size\\>). */
export declare type Options = {
  /** In pixels. */
  size: number;
};
export interface Bare { on: boolean }
export type ByNumber = {
  /** Number of the model. */
  id: number;
};
export type ByName = { name: string };
export type Kinds = { identifier: ByNumber } | { identifier: ByName };
export type AddOptions<T extends Kinds = Kinds> = Place & T['identifier'];
`;

export const pickerDeclarations = `
export declare class Picker { pick(): void }
/** Sides. */
export declare enum Side { Left = 1, Right = 2 }
`;

/** Writes a release into an empty folder. An entry in `files` replaces the default file with the same path. */
export function makeVersion(
  workspaceDir: string,
  layout: ApiLayout,
  files: Readonly<Record<string, string>> = {},
): ReferenceVersion {
  const sdk = 'node_modules/@cognite/reveal';
  writeFiles(workspaceDir, {
    'package.json': { dependencies: { '@cognite/reveal': '1.2.3', three: '1.0.0' } },
    [`${sdk}/package.json`]: {
      version: '1.2.3',
      exports: { '.': { types: './index.d.ts' }, './tools': { types: './tools.d.ts' } },
    },
    'node_modules/three/package.json': { version: '1.0.0', types: 'index.d.ts' },
  });
  const texts: Record<string, string> = {
    [`${sdk}/index.d.ts`]: "export * from './viewer';\n",
    [`${sdk}/viewer.d.ts`]: viewerDeclarations,
    [`${sdk}/picker.d.ts`]: pickerDeclarations,
    // No entry point exports this declaration.
    [`${sdk}/place.d.ts`]:
      'export type Place = {\n  /**\n   * From the left.\n   * @default 0\n   */\n  x?: number;\n};\n',
    [`${sdk}/tools.d.ts`]: "export * from './picker';\n",
    'node_modules/three/index.d.ts': 'export declare class Box3 { isEmpty(): boolean }\n',
    ...files,
  };
  for (const [name, text] of Object.entries(texts)) {
    fs.writeFileSync(path.join(workspaceDir, name), text);
  }
  return {
    name: 'test',
    folder: 'test',
    label: 'test',
    isLast: false,
    routePath: 'docs/test',
    contentDir: path.join(workspaceDir, 'docs'),
    workspaceDir,
    release: '1.2.3',
    interfaceRelease: '1.2.3',
    clientPackage: '@cognite/sdk',
    api: {
      layout,
      entryPoints: { cognite_reveal: 'index.d.ts', cognite_reveal_tools: 'tools.d.ts' },
    },
  };
}

export interface Made {
  readonly files: readonly string[];
  readonly symbols: ApiIndex['symbols'];
  readonly read: (file: string) => string;
}

/** Runs TypeDoc on a release. Rejects with the errors of `runJob`. */
export async function make(version: ReferenceVersion): Promise<Made> {
  const job = describeJob(version, path.join(version.workspaceDir, 'out'));
  await runJob(job);
  const { symbols, pages } = JSON.parse(fs.readFileSync(job.modelFile, 'utf8')) as ApiModel;
  const written = new Map(pages.map((page) => [page.file, writePage(page, symbols)]));
  return { files: [...written.keys()].sort(), symbols, read: (file) => written.get(file) ?? '' };
}
