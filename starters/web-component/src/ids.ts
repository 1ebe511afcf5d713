/** The attributes of the element, which are text that anyone can have written. */
import type { ModelIds } from './view';

function readId(name: string, text: string | null): number {
  if (text !== null && /^[1-9]\d{0,15}$/.test(text)) return Number(text);
  throw new Error(`${name} must be a number, but is ${text === null ? 'missing' : `"${text}"`}.`);
}

/** Reads both attributes. Throws, with the attribute's name, when one is missing or no number. */
export function readIds(modelId: string | null, revisionId: string | null): ModelIds {
  return { modelId: readId('model-id', modelId), revisionId: readId('revision-id', revisionId) };
}
