import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'With CAD and a point cloud in the same place, a pick gives one hit: the nearest of both.',
  is: { each: true, nearest: true },
  expect: { '3.0.2': lacks, '3.3.0': holds },
  run: async ({ viewer, plant, cloud, drawn, shown }) => {
    const cad = await viewer.addCadModel(plant);
    const scan = await cloud;
    scan.pointSize = 10;
    const distance = async () => {
      await drawn();
      return (await viewer.getIntersectionFromPixel(32, 32))?.distanceToCamera ?? NaN;
    };
    cad.visible = false;
    await shown(scan);
    const ofScan = await distance();
    scan.visible = false;
    cad.visible = true;
    await shown(cad);
    const ofCad = await distance();
    scan.visible = true;
    const both = await distance();
    return {
      each: ofScan > 0 && ofCad > 0,
      nearest: Math.abs(both - Math.min(ofCad, ofScan)) < 0.3,
    };
  },
});
