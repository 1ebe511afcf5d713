import { holds, lacks, statement } from '../statement';

export default statement({
  says: "Hiding a class with `CognitePointCloudModel.setClassVisible()` redraws the view and doesn't send requests.",
  is: { resting: 0, drawn: true, requests: 0, counted: true },
  expect: { '3.0.2': lacks('CognitePointCloudModel.getClasses', 'code'), '4.29.0': holds },
  run: async ({ viewer, cloud, shown, network, sleep, until }) => {
    const model = await cloud;
    await shown(model);
    let frames = 0;
    viewer.on('sceneRendered', () => (frames += 1));
    // Wait until the viewer has loaded and rendered all points of this view.
    await until(async () => {
      const last = frames;
      await sleep(1000);
      return frames === last;
    });
    frames = 0;
    const before = network.requests.length;
    await sleep(500);
    const resting = frames;
    model.setClassVisible(model.getClasses()[0]!.code, false);
    await sleep(500);
    return {
      resting,
      drawn: frames > resting,
      requests: network.requests.length - before,
      counted: before > 0,
    };
  },
});
