/** Reads the element's attributes, which can contain any text. */
import type { ModelIds } from './view';

function readId(name: string, text: string | null): number {
  if (text !== null && /^[1-9]\d{0,15}$/.test(text)) return Number(text);
  throw new Error(
    `${name} must be a positive integer, but is ${text === null ? 'missing' : `"${text}"`}.`,
  );
}

/** Reads both attributes. If one is missing or isn't a positive integer, throws an error that names the attribute. */
export function readIds(modelId: string | null, revisionId: string | null): ModelIds {
  return { modelId: readId('model-id', modelId), revisionId: readId('revision-id', revisionId) };
}
