import type { Camera, Hit } from '@reveal-docs/runner/messages';
import type { Snippet, Snippets } from '@reveal-docs/runner/types/snippet';

export type CadHit = Extract<Hit, { kind: 'cad' }>;
export type PointHit = Extract<Hit, { kind: 'points' }>;

/** Half the length of the edges of the box around a point in a point cloud, in meters. */
const pointRoom = 1;

/** Formats a coordinate in meters as code. Rounds it to the millimeter. */
function millimeters(value: number): string {
  return String(Number(value.toFixed(3)));
}

const toCode = (vector: readonly number[]) => vector.map(millimeters).join(', ');

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\$\w+/g, (name) => values[name] ?? name);
}

function fillSnippet(snippet: Snippet, values: Readonly<Record<string, string>>): Snippet {
  const variables = Object.entries(snippet.variables).map(([name, { type, otherwise }]) => [
    name,
    { type, otherwise: fill(otherwise, values) },
  ]);
  return {
    code: fill(snippet.code, values),
    imports: snippet.imports,
    variables: Object.fromEntries(variables) as Snippet['variables'],
  };
}

/** Returns code that moves the camera to the position and target of `camera`. */
export function cameraSnippet({ camera: snippet }: Snippets, camera: Camera): Snippet {
  return fillSnippet(snippet, {
    $position: toCode(camera.position),
    $target: toCode(camera.target),
  });
}

/**
 * Returns code that creates a node collection with the clicked node and styles the collection. If the viewer contains
 * several CAD models, the code gets the clicked model from the viewer, because a variable in the program might refer to
 * a different model.
 */
export function collectionSnippet({ collection }: Snippets, hit: CadHit): Snippet {
  const filled = fillSnippet(collection, {
    $treeIndex: String(hit.treeIndex),
    $index: String(hit.model),
  });
  const { $model: model, ...others } = filled.variables;
  if (hit.isOnly || model === undefined) return filled;
  return { ...filled, code: fill(filled.code, { $model: model.otherwise }), variables: others };
}

/** Returns code that clips everything except a box around the clicked object. */
export function clippingBoxSnippet({ clippingBox }: Snippets, hit: CadHit | PointHit): Snippet {
  const { min, max } =
    hit.kind === 'cad'
      ? hit.box
      : {
          min: hit.point.map((value) => value - pointRoom),
          max: hit.point.map((value) => value + pointRoom),
        };
  return fillSnippet(clippingBox, { $min: toCode(min), $max: toCode(max) });
}
