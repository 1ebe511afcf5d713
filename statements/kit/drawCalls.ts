type DrawName = 'drawArrays' | 'drawElements' | 'drawArraysInstanced' | 'drawElementsInstanced';

const names: readonly DrawName[] = [
  'drawArrays',
  'drawElements',
  'drawArraysInstanced',
  'drawElementsInstanced',
];

/**
 * Starts counting draw calls in the WebGL 2 context of `canvas`. Returns a function that returns the count so far.
 * Throws if the canvas doesn't have a WebGL 2 context.
 */
export function countDrawCalls(canvas: HTMLElement): () => number {
  const context = canvas instanceof HTMLCanvasElement ? canvas.getContext('webgl2') : null;
  if (context === null) throw new Error('The viewer has no WebGL 2 context.');
  let count = 0;
  for (const name of names) {
    const draw = context[name] as (...values: unknown[]) => void;
    Reflect.set(context, name, (...values: unknown[]) => {
      count += 1;
      draw.apply(context, values);
    });
  }
  return () => count;
}
