import { WebGLRenderer } from 'three';
import { holds, instead, statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.dispose()` doesn't dispose a renderer that you passed to the viewer.",
  is: { isUsed: true, own: 0, counted: 1 },
  expect: {
    '3.0.2': instead(
      '`Cognite3DViewer.dispose()` disposes a renderer that you passed to the viewer.',
      { isUsed: true, own: 2, counted: 1 },
    ),
    '4.29.0': holds,
  },
  run: ({ newViewer }) => {
    const renderer = new WebGLRenderer();
    let own = 0;
    const { dispose } = renderer;
    renderer.dispose = () => {
      own += 1;
      dispose.call(renderer);
    };
    const viewer = newViewer({ renderer } as object);
    const isUsed = viewer.domElement.contains(renderer.domElement);
    viewer.dispose();
    const seen = { isUsed, own };
    renderer.dispose();
    return { ...seen, counted: own - seen.own };
  },
});
