import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'With CAD and a point cloud in the same place, a pick gives one hit: the nearest of both.',
  is: true,
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, plant, cloud, loaded, drawn }) => {
    const cad = await viewer.addCadModel(plant);
    const scan = await cloud;
    viewer.fitCameraToModel(cad, 0);
    await loaded();
    await drawn();
    const distance = async () => (await viewer.getIntersectionFromPixel(32, 32))?.distanceToCamera;
    const both = (await distance()) ?? NaN;
    scan.visible = false;
    await drawn();
    const ofCad = (await distance()) ?? Infinity;
    scan.visible = true;
    cad.visible = false;
    await drawn();
    const ofScan = (await distance()) ?? Infinity;
    return Math.abs(both - Math.min(ofCad, ofScan)) < 0.5;
  },
});
