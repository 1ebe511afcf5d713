import { statement } from '../statement';

export default statement({
  says: "In an element without a height, the viewer creates a canvas with a height of 0 and doesn't throw an error.",
  is: { height: 0, uncaught: 0, said: 0, ordinary: 64, control: { uncaught: 1, said: 1 } },
  run: async ({ newViewer, newElement, sleep, uncaught, said }) => {
    const heightOf = (viewer: ReturnType<typeof newViewer>) =>
      viewer.domElement.querySelector('canvas')?.clientHeight;
    const flat = newViewer({ domElement: newElement(64, 0) });
    await sleep(300);
    const seen = { height: heightOf(flat), uncaught: uncaught.length, said: said.length };
    const other = newViewer({ domElement: newElement(64, 64) });
    await sleep(300);
    const before = [uncaught.length, said.length] as const;
    // Check that errors would be collected.
    void Promise.reject(new Error('control'));
    console.error('control');
    await sleep(50);
    const control = { uncaught: uncaught.length - before[0], said: said.length - before[1] };
    return { ...seen, ordinary: heightOf(other), control };
  },
});
