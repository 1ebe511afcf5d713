import fs from 'node:fs';
import path from 'node:path';
import { listPageFiles } from '@reveal-docs/api-reference/blocks/pages';
import { readVersions, rootDir } from '@reveal-docs/versions';
import { findPlaces } from './citations';
import type { CitedAt } from './report';

/**
 * Reads all pages once. Returns a function that lists the places that cite a statement, such as `docs/concepts.mdx:12`.
 * `labels` limits the search to versions with these labels.
 */
export function readCitedAt(ids: readonly string[], labels?: readonly string[]): CitedAt {
  const known = new Set(ids);
  const places = new Map<string, string[]>();
  for (const version of readVersions()) {
    if (labels?.includes(version.label) === false) continue;
    for (const file of listPageFiles(version)) {
      for (const { id, line } of findPlaces(fs.readFileSync(file, 'utf8'), known)) {
        const list = places.get(id) ?? [];
        places.set(id, list);
        list.push(`${path.relative(rootDir, file)}:${line}`);
      }
    }
  }
  return (id) => places.get(id) ?? [];
}
