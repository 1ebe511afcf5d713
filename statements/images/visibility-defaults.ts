import { holds, lacks, statement } from '../statement';

export default statement({
  says: "Icons of a set are visible, its images and icons opaque, and annotations have no color of the application's, by default.",
  is: { icons: true, images: 1, iconsOpacity: 1, transformation: true },
  expect: { '3.0.2': lacks, '4.29.0': holds },
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
