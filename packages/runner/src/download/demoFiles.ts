/** Selects the part of the demo data that a program needs. Pure. */
import type { DemoManifest } from '@reveal-docs/demo-project/manifest';
import type { SourceFile } from '../program/compile';
import { projectFile } from '../program/projectFile';

const constant = /export const (\w+)(?::[^=\n]{1,200})? = (\{[^}]{0,300}\})/g;

function usedConstants(files: readonly SourceFile[]): string[] {
  const program = files.filter(({ file }) => file !== projectFile).map(({ source }) => source);
  const project = files.find(({ file }) => file === projectFile)?.source ?? '';
  return [...project.matchAll(constant)].flatMap(([, name = '', value = '']) =>
    program.some((source) => new RegExp(`\\b${name}\\b`).test(source)) ? [value] : [],
  );
}

/** Whether a value contains the revision's ID. If so, the program might request the revision. */
function mentions(values: readonly string[], id: number): boolean {
  return values.some((value) => new RegExp(`\\b${id}\\b`).test(value));
}

/** Matches programs that list models or files, and that can therefore request any model or file. */
const lists = /\b(models3D|files3D)\b|\brevisions3D\s*\.\s*list\b|\/3d\/models\b/;

type Tables = DemoManifest['tables'];
type Table = Tables[keyof Tables];

function filesOf(table: Table): string[] {
  return typeof table === 'string' ? [table] : Object.values(table);
}

/** Returns the tables. Those with one file per revision keep only the files of `revisions`. */
function tablesOf({ tables }: DemoManifest, revisions: ReadonlySet<string>): Tables {
  const entries = Object.entries<Table>(tables).map(([name, table]) => [
    name,
    typeof table === 'string'
      ? table
      : Object.fromEntries(Object.entries(table).filter(([revision]) => revisions.has(revision))),
  ]);
  // The cast is safe, because the names and types of the tables are unchanged.
  return Object.fromEntries(entries) as Tables;
}

/**
 * Returns the manifest with only the models, images and tables that the program can request. Returns the whole manifest
 * if the program lists models or files, or mentions neither a model nor images.
 */
export function neededData(manifest: DemoManifest, files: readonly SourceFile[]): DemoManifest {
  const values = [
    ...usedConstants(files),
    ...files.filter(({ file }) => file !== projectFile).map(({ source }) => source),
  ];
  const models = manifest.models.filter(({ revisionId }) => mentions(values, revisionId));
  const withImages = values.some((value) => /\bsite_id\b|360|\.\s*files\b|\/files\b/.test(value));
  const listsModels = values.some((value) => lists.test(value));
  if (listsModels || (models.length === 0 && !withImages)) return manifest;
  const tables = tablesOf(manifest, new Set(models.map(({ revisionId }) => String(revisionId))));
  const folders = models.map(({ blobId }) => `3d/${blobId}/`);
  const kept = new Set(Object.values(tables).flatMap(filesOf));
  return {
    ...manifest,
    models,
    tables,
    files: Object.fromEntries(
      Object.entries(manifest.files).filter(
        ([path]) =>
          kept.has(path) ||
          folders.some((folder) => path.startsWith(folder)) ||
          (withImages && path.startsWith('files/')),
      ),
    ),
  };
}

/** Returns the total size of the data in bytes, uncompressed and compressed. */
export function dataSizes({ files }: DemoManifest): { bytes: number; gzip: number } {
  const all = Object.values(files);
  return {
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    gzip: all.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0),
  };
}
