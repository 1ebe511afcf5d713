import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'The icons of a 360 image set are visible, its icons and images are opaque, and its transformation is the identity matrix by default.',
  is: { icons: true, images: 1, iconsOpacity: 1, transformation: true },
  expect: { '3.0.2': lacks('Cognite3DViewer.add360ImageSet'), '4.29.0': holds },
  run: async ({ viewer, three }) => {
    const set = await viewer.add360ImageSet('events', { site_id: 'plant' });
    return {
      icons: set.getIconsVisibility(),
      images: set.getImagesOpacity(),
      iconsOpacity: set.getIconsOpacity(),
      transformation: set.getModelTransformation().equals(new three.Matrix4()),
    };
  },
});
