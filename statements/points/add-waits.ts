import { holds, instead, statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.addPointCloudModel()` doesn't resolve until the first points have loaded.",
  is: { before: false, after: true },
  expect: {
    '3.0.2': instead(
      '`Cognite3DViewer.addPointCloudModel()` resolves before any points have loaded.',
      { before: true, after: true },
    ),
    '3.3.0': holds,
  },
  run: async ({ viewer, pointCloud, network, sleep, until }) => {
    const release = network.hold('ept-data/');
    let isAdded = false;
    const adding = viewer.addPointCloudModel(pointCloud).then(() => (isAdded = true));
    await until(() => isAdded || network.count('ept-data/') > 0);
    await sleep(1500);
    const before = isAdded;
    release();
    await adding;
    return { before, after: isAdded };
  },
});
