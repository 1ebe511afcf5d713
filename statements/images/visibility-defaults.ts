import { holds, lacks, statement } from '../statement';

export default statement({
  says: "By default, a 360 image set's `getIconsVisibility()` returns true. `getIconsOpacity()` and `getImagesOpacity()` return 1, and `getModelTransformation()` returns the identity matrix.",
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
