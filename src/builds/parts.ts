import demo from '@site/.generated/demo/manifest.json';
import { unpackNodes, type PackedNodes } from '@reveal-docs/demo-project/manifest';
import { plantRevision, toParts } from '@reveal-docs/lessons/parts';
import type { Part } from '@reveal-docs/lessons/stage';

/**
 * Loads this build's list of plant parts for the lesson checks. Resolves with a map from names to parts. Rejects if the
 * list doesn't load.
 */
export async function loadParts(
  assetUrl: (path: string) => string,
): Promise<ReadonlyMap<string, Part>> {
  const { root, tables } = demo;
  const response = await fetch(assetUrl(`${root}/${tables.nodes[plantRevision]}`));
  if (!response.ok) throw new Error(`The list of parts returned status ${response.status}.`);
  return toParts(unpackNodes((await response.json()) as PackedNodes));
}
