import { statement } from '../statement';

export default statement({
  says: "Disposing a viewer right after creating it, as React does in `StrictMode`, doesn't cause errors. A second viewer in a new element loads the model.",
  is: { made: 2, canvases: 1, models: 1, uncaught: 0 },
  run: async ({ newViewer, newElement, pumpSkid, sleep, uncaught }) => {
    let made = 0;
    const container = newElement();
    const mount = () => {
      const element = document.createElement('div');
      container.append(element);
      made += 1;
      const viewer = newViewer({ domElement: element });
      const unmount = () => {
        viewer.dispose();
        element.remove();
      };
      return { viewer, unmount };
    };
    mount().unmount();
    const { viewer } = mount();
    await viewer.addModel(pumpSkid);
    await sleep(300);
    const canvases = container.querySelectorAll('canvas').length;
    return { made, canvases, models: viewer.models.length, uncaught: uncaught.length };
  },
});
