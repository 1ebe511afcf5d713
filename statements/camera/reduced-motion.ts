import { Box3, Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: "The viewer doesn't check `prefers-reduced-motion` before it animates the camera.",
  is: { asked: 0, animated: true },
  run: async ({ newViewer, drawn, until, sleep }) => {
    const { matchMedia } = window;
    let asked = 0;
    window.matchMedia = (query: string) => {
      if (query.includes('prefers-reduced-motion')) asked += 1;
      return matchMedia.call(window, query);
    };
    const viewer = newViewer();
    await drawn(viewer);
    let moves = 0;
    viewer.on('cameraChange', () => (moves += 1));
    viewer.fitCameraToBoundingBox(new Box3(new Vector3(40, 0, 0), new Vector3(50, 10, 10)));
    await until(() => moves > 2);
    await sleep(300);
    window.matchMedia = matchMedia;
    return { asked, animated: moves > 2 };
  },
});
