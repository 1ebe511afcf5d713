import { Box3, Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: "The viewer doesn't query `prefers-reduced-motion` with `matchMedia()` before `fitCameraToBoundingBox()` animates the camera.",
  is: { asked: 0, animated: true, counted: 1 },
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
    const seen = { asked, animated: moves > 2 };
    window.matchMedia('(prefers-reduced-motion: reduce)');
    window.matchMedia = matchMedia;
    return { ...seen, counted: asked - seen.asked };
  },
});
