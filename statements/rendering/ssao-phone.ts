import { holds, instead, statement } from '../statement';

export default statement({
  says: "With an iPhone user agent, `ssaoQualityHint: 'high'` doesn't add draw calls, and the viewer logs a warning.",
  is: { computer: { more: true, warned: false }, phone: { more: false, warned: true } },
  expect: {
    '3.0.2': instead(
      "With an iPhone user agent, `ssaoQualityHint: 'high'` doesn't add draw calls.",
      { computer: { more: true, warned: false }, phone: { more: false, warned: false } },
    ),
    '3.3.0': holds,
  },
  run: async ({ newViewer, pumpSkid, asPhone, said, loaded, drawn, countDrawCalls }) => {
    // The logger looks up the console's methods only when the log level is set. Set the level now, so that the logger
    // uses the methods that record messages in `said`.
    newViewer().setLogLevel('warn');
    const callsWith = async (ssaoQualityHint: 'high' | 'disabled') => {
      const viewer = newViewer({ ssaoQualityHint });
      viewer.fitCameraToModel(await viewer.addCadModel(pumpSkid), 0);
      await loaded(viewer);
      await drawn(viewer);
      const count = countDrawCalls(viewer);
      let frames = 0;
      viewer.on('sceneRendered', () => (frames += 1));
      await drawn(viewer);
      const calls = count() / frames;
      viewer.dispose();
      return calls;
    };
    const compare = async () => {
      const before = said.length;
      const more = (await callsWith('high')) > (await callsWith('disabled'));
      return { more, warned: said.slice(before).some((text) => text.includes('SSAO')) };
    };
    const computer = await compare();
    asPhone();
    return { computer, phone: await compare() };
  },
});
