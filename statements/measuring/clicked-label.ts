import { MeasurementTool } from '@cognite/reveal/tools';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A line drawn with two clicks has a label in meters with two decimal places, such as "1.25 m". A new `distanceToLabelCallback` receives the distance in meters and labels only lines drawn later.',
  is: { kept: true, isDistance: true },
  expect: { '3.0.2': lacks('MeasurementOptions.distanceToLabelCallback'), '3.3.0': holds },
  run: async ({ viewer, cad, shown, mouse, until }) => {
    await shown(await cad);
    const tool = new MeasurementTool(viewer);
    let clicks = 0;
    viewer.on('click', () => (clicks += 1));
    tool.enterMeasurementMode();
    const draw = async () => {
      for (const x of [32, 33]) {
        const before = clicks;
        mouse.click(x, 32);
        // Two clicks within 300 ms are a double-click, so wait for the `click` event before the next click.
        await until(() => clicks > before);
      }
    };
    const texts = () =>
      [...viewer.domElement.querySelectorAll('div')].map(
        ({ textContent }) => textContent?.trim() ?? '',
      );
    let distance = NaN;
    tool.on('added', ({ distanceInMeters }) => (distance = distanceInMeters));
    await draw();
    await until(() => distance > 0);
    const first = `${distance.toFixed(2)} m`;
    await until(() => texts().includes(first));
    let given = NaN;
    tool.setLineOptions({
      distanceToLabelCallback: (meters: number) => {
        given = meters;
        return 'mine';
      },
    });
    await draw();
    await until(() => texts().includes('mine'));
    return {
      kept: texts().includes(first),
      isDistance: distance > 0 && Math.abs(given - distance) < 0.001,
    };
  },
});
