import { holds, lacks, statement } from '../statement';

export default statement({
  says: "When you add a 360 image set, the viewer doesn't request small images or download links of its photos. When you enter an image, it requests six small images, and then download links for the full-size files.",
  is: { added: [0, 0], entered: [6, true], smallFirst: true },
  expect: { '3.0.2': lacks('Cognite3DViewer.add360ImageSet'), '4.29.0': holds },
  run: async ({ viewer, network, until }) => {
    const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
    const asked = () => [network.count('files/icon'), network.count('files/downloadlink')];
    const added = asked();
    const [image] = set.image360Entities;
    if (image === undefined) return 'no image';
    await viewer.enter360Image(image);
    await until(() => network.count('files/downloadlink') > 0);
    const [icons, links] = asked();
    const paths = network.requests.map(({ path }) => path);
    const lastSmall = paths.map((path) => path.includes('files/icon')).lastIndexOf(true);
    const firstLink = paths.findIndex((path) => path.includes('files/downloadlink'));
    return { added, entered: [icons, (links ?? 0) > 0], smallFirst: lastSmall < firstLink };
  },
});
