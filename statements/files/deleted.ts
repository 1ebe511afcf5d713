import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'The viewer requests model files again after you delete the cache.',
  is: { first: true, again: true },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ keepFiles, newViewer, pumpSkid, network, loaded, sleep }) => {
    const kept = keepFiles();
    const show = async () => {
      const before = network.count('.glb');
      const viewer = newViewer();
      viewer.fitCameraToModel(await viewer.addCadModel(pumpSkid), 0);
      await loaded(viewer);
      await sleep(300);
      viewer.dispose();
      return network.count('.glb') - before > 0;
    };
    const first = await show();
    await kept.delete('reveal-3d-resources-v1');
    return { first, again: await show() };
  },
});
