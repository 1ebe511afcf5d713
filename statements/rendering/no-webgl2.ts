import { statement } from '../statement';

export default statement({
  says: 'Without WebGL 2, making a viewer throws.',
  is: true,
  run: async ({ newViewer, messageOf }) => {
    const { prototype } = HTMLCanvasElement;
    const getContext = Object.getOwnPropertyDescriptor(prototype, 'getContext');
    prototype.getContext = () => null;
    const message = await messageOf(() => newViewer());
    if (getContext) Object.defineProperty(prototype, 'getContext', getContext);
    return message?.includes('WebGL');
  },
});
