import { statement } from '../statement';

export default statement({
  says: 'A new viewer creates one WebGL 2 context, on its own canvas.',
  is: { made: 1, type: 'webgl2', own: true },
  run: ({ newViewer }) => {
    const made: { readonly canvas: unknown; readonly type: string }[] = [];
    const { prototype } = HTMLCanvasElement;
    const getContext = Object.getOwnPropertyDescriptor(prototype, 'getContext');
    const original = getContext?.value as (this: unknown, ...values: unknown[]) => unknown;
    prototype.getContext = function (this: HTMLCanvasElement, ...values: unknown[]) {
      const context = original.apply(this, values);
      const isNew = made.every(({ canvas }) => canvas !== this);
      const type = String(values[0]);
      if (context !== null && type.startsWith('webgl') && isNew) made.push({ canvas: this, type });
      return context;
    } as typeof prototype.getContext;
    const viewer = newViewer();
    if (getContext) Object.defineProperty(prototype, 'getContext', getContext);
    const canvas = viewer.domElement.querySelector('canvas');
    return { made: made.length, type: made[0]?.type, own: made[0]?.canvas === canvas };
  },
});
