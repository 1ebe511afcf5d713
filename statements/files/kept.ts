import { holds, instead, statement } from '../statement';

export default statement({
  says: 'The viewer stores files of a CAD model in the browser cache named `reveal-3d-resources-v1`.',
  is: ['reveal-3d-resources-v1'],
  expect: {
    '3.0.2': instead(
      "The viewer doesn't store files of a CAD model in the browser's Cache Storage.",
      [],
    ),
    '4.29.0': holds,
  },
  run: async ({ keepFiles, newViewer, pumpSkid, loaded, sleep }) => {
    const kept = keepFiles();
    const viewer = newViewer();
    viewer.fitCameraToModel(await viewer.addCadModel(pumpSkid), 0);
    await loaded(viewer);
    await sleep(200);
    return kept.keys();
  },
});
