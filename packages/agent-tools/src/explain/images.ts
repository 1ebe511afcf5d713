import type { Explanation } from './explanation';

const onlyCdf: Pick<Explanation, 'cause' | 'fix' | 'page'> = {
  cause: 'The viewer has a custom data source, but this method requires CDF.',
  fix: 'Use a second viewer with the option `sdk`.',
  page: 'troubleshooting#your-data-source-has-no-360-images',
};
const wrongEvent: Pick<Explanation, 'cause' | 'fix'> = {
  cause:
    "The event metadata of an image isn't a valid transformation: numbers are missing or malformed.",
  fix: 'Correct the metadata of the event in CDF.',
};
const failedRequest: Pick<Explanation, 'cause' | 'fix' | 'page'> = {
  cause: 'CDF refused a request for the files of 360 images, or the network connection failed.',
  fix: "Check the request in the browser's network tab, and make sure that the token can read files.",
  page: 'troubleshooting#401-and-403',
};

export const imageMessages: readonly Explanation[] = [
  {
    message: 'Failed to create Image360Collection',
    cause:
      "For images from events, the filter has no `site_id`, its `site_id` contains capital letters, or CDF has no images for that `site_id`. For images from a data model, another message in the console shows the cause. If the console doesn't show another message, the collection has no image with six faces, or uses a different schema.",
    fix: "For images from events, use lowercase for `site_id` in CDF and in the filter, and check that CDF has images for it. For images from the core data model, pass `source: 'cdm'`.",
    page: 'troubleshooting#failed-to-create-image360collection',
  },
  {
    message: 'Image set filter must contain site_id',
    cause: 'The filter for images from events has no `site_id`.',
    fix: 'Pass `{ site_id: … }` as the second argument of `add360ImageSet()`.',
    page: 'troubleshooting#failed-to-create-image360collection',
  },
  {
    message: 'site_id is required for events-based 360 collections',
    cause: 'The filter for images from events has no `site_id`.',
    fix: 'Pass `{ site_id: … }` as the second argument of `add360ImageSet()`.',
    page: 'troubleshooting#failed-to-create-image360collection',
  },
  {
    message: 'Image set with id=… has already been added',
    cause: 'The set is already in the viewer.',
    fix: 'Get the set from `get360ImageCollections()` instead of adding it again.',
    page: 'troubleshooting#has-already-been-added',
  },
  {
    message: '… is an unknown datasource from 360 images',
    cause: "The first argument of `add360ImageSet()` isn't `'events'` or `'datamodels'`.",
    fix: "Pass `'events'` or `'datamodels'`.",
  },
  {
    message: 'Adding 360 image sets is only supported when connecting to Cognite Data Fusion',
    ...onlyCdf,
  },
  {
    message: 'Enter 360 image is only supported when connecting to Cognite Data Fusion',
    ...onlyCdf,
  },
  {
    message: 'Exit 360 image is only supported when connecting to Cognite Data Fusion',
    ...onlyCdf,
  },
  {
    message: 'Remove 360 images is only supported when connecting to Cognite Data Fusion',
    ...onlyCdf,
  },
  { message: '360 actions is only supported when connecting to Cognite Data Fusion', ...onlyCdf },
  { message: '…() is only supported when connecting to Cognite Data Fusion', ...onlyCdf },
  { message: 'Invalid rotation_angle data: expected numeric value, got "…"', ...wrongEvent },
  { message: 'Invalid rotation_axis data: expected 3 numeric components, got "…"', ...wrongEvent },
  { message: 'Invalid translation data: expected 3 numeric components, got "…"', ...wrongEvent },
  { message: 'Failed to fetch file: … …', ...failedRequest },
  { message: 'Failed to fetch icon: … …', ...failedRequest },
  { message: 'Failed to get download URLs: … …', ...failedRequest },
  { message: 'Failed to retrieve 360 image files: …', ...failedRequest },
  {
    message: 'Unable to purge 360 image from cache due to too many visible instances',
    cause: 'More 360 images are visible at once than the viewer keeps in memory.',
    fix: 'Exit some of the images with `exit360Image()`.',
  },
];
