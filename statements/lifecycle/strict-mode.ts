import { statement } from '../statement';

export default statement({
  says: "Disposing a viewer right after creating it doesn't cause uncaught errors. A second viewer in a new element then loads a model, and picking hits it.",
  is: { canvases: [1, 0, 1], uncaught: [], control: ['control'] },
  run: async ({ newViewer, newElement, pumpSkid, shown, sleep, uncaught }) => {
    const container = newElement();
    const canvases: number[] = [];
    const count = () => canvases.push(container.querySelectorAll('canvas').length);
    const mount = () => {
      const element = document.createElement('div');
      element.style.cssText = 'width: 100%; height: 100%';
      container.append(element);
      const viewer = newViewer({ domElement: element });
      count();
      const unmount = () => {
        viewer.dispose();
        element.remove();
        count();
      };
      return { viewer, unmount };
    };
    mount().unmount();
    const { viewer } = mount();
    await shown(await viewer.addCadModel(pumpSkid), viewer);
    await sleep(300);
    const before = [...uncaught];
    // Check that an uncaught error from a disposed viewer would be collected.
    void Promise.reject(new Error('control'));
    await sleep(50);
    return { canvases, uncaught: before, control: uncaught.slice(before.length) };
  },
});
