import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'After a click on the viewer, pressing Escape exits a 360 image.',
  is: { inside: true, left: true },
  expect: { '3.0.2': lacks('Cognite3DViewer.add360ImageSet'), '4.29.0': holds },
  run: async ({ viewer, until, input }) => {
    const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
    const [image] = set.image360Entities;
    if (image === undefined) return 'no image';
    await input().click();
    await viewer.enter360Image(image);
    const inside = viewer.getActive360ImageInfo() !== undefined;
    await input().press('Escape');
    await until(() => viewer.getActive360ImageInfo() === undefined);
    return { inside, left: true };
  },
});
