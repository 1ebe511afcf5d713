import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`CognitePointCloudModel.setClassVisible()` redraws the view and doesn't send requests.",
  is: { drawn: true, requests: 0 },
  expect: { '3.0.2': lacks('CognitePointCloudModel.getClasses', 'code'), '4.29.0': holds },
  run: async ({ viewer, cloud, drawn, network, sleep }) => {
    const model = await cloud;
    await drawn();
    await sleep(1500);
    const before = network.requests.length;
    let frames = 0;
    viewer.on('sceneRendered', () => (frames += 1));
    model.setClassVisible(model.getClasses()[0]!.code, false);
    await sleep(500);
    return { drawn: frames > 0, requests: network.requests.length - before };
  },
});
