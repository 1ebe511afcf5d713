import { statement } from '../statement';

export default statement({
  says: "`new Cognite3DViewer()` throws an error that mentions WebGL if the browser can't create a WebGL context.",
  is: { without: true, with: null },
  run: async ({ newViewer, messageOf }) => {
    const { prototype } = HTMLCanvasElement;
    const getContext = Object.getOwnPropertyDescriptor(prototype, 'getContext');
    prototype.getContext = () => null;
    const message = await messageOf(() => newViewer());
    if (getContext) Object.defineProperty(prototype, 'getContext', getContext);
    return { without: message?.includes('WebGL'), with: await messageOf(() => newViewer()) };
  },
});
