import type { Explanation } from './explanation';

const page = 'troubleshooting#models-and-images-in-a-data-model';
const inCdf = 'Correct the instance in CDF.';
const failedFiles: Omit<Explanation, 'message'> = {
  cause: 'CDF refused the request for the files of a collection, or the network connection failed.',
  fix: "Check the request in the browser's network tab, and make sure that the token can read files and the images' space.",
  page,
};
const malformed: Omit<Explanation, 'message'> = {
  cause:
    "The polygon of an annotation in the data model is malformed, so the viewer can't enter the image.",
  fix: "Correct the annotation's `polygon` in CDF. Each area starts with its number of vertices, followed by two angles for each vertex.",
  page,
};

export const dataModelingMessages: readonly Explanation[] = [
  {
    message: 'No revision view found for external ID …',
    cause:
      "The data model has no CogniteRevision with this external ID and space, or the token can't read it.",
    fix: 'Check `revisionExternalId` and `revisionSpace`, and make sure that the token can read the space.',
    page,
  },
  {
    message: 'No numeric ID found in external ID … or …',
    cause:
      'The external IDs of the model and the revision must end with an underscore and the classic numeric ID.',
    fix: 'Pass `modelId` and `revisionId`. Instances that CDF created have external IDs in this form.',
    page,
  },
  {
    message: 'SDK is not defined',
    cause: 'A model from data modeling needs a client, but the viewer has a custom data source.',
    fix: 'Create the viewer with the option `sdk`.',
    page,
  },
  {
    message: 'false == true',
    cause:
      'A check in the SDK failed. `addModel()` rejects with this message if you pass the external ID of a CAD model.',
    fix: 'Look up the numeric IDs of the model and pass them to `addCadModel()`. Create a new viewer, because the old viewer no longer loads models.',
    page: 'data-modeling#load-a-cad-model',
  },
  {
    message: 'Failed to fetch instances. Status: …',
    cause: 'CDF responded to a query with a status other than 200.',
    fix: "Check the request in the browser's network tab. A proxy between the page and CDF can cause this error.",
    page,
  },
  {
    message: 'Volume is not recognized',
    cause: 'The `volumeType` of a volume in the point cloud is neither `Box` nor `Cylinder`.',
    fix: inCdf,
    page,
  },
  {
    message: 'Could not find corresponding object ID for …',
    cause:
      "A styled collection refers to a volume or an annotation that the point cloud doesn't have.",
    fix: "Use references from the point cloud's `stylableObjects`.",
    page,
  },
  {
    message: 'Invalid value for transformation property, expected number or numeric string, got …',
    cause: 'An image in the data model has a rotation or translation that is not a number.',
    fix: inCdf,
    page,
  },
  { message: 'Failed to fetch CDM files: …', ...failedFiles },
  { message: 'Failed to fetch file batch …/…:', ...failedFiles },
  {
    message: 'Batch execution failed:',
    cause:
      'A collection of 360 images could not be loaded. The error after the message contains the reason.',
    fix: "Check the request in the browser's network tab, or correct the image that caused the error.",
    page,
  },
  {
    message: '[…] Collection not found: …',
    cause:
      "The data model has no 360 image collection with this external ID and space, or the token can't read it.",
    fix: 'Check `image360CollectionExternalId` and `space`.',
    page,
  },
  {
    message: '[…] Missing image_collections or images in result:',
    cause: "The response from CDF doesn't contain any images for the collection.",
    fix: 'Make sure that the collection has images, and that the token can read their space.',
    page,
  },
  {
    message: '[…] File … missing instanceId in response',
    cause:
      "One of an image's files isn't an instance in the data model. The viewer skips the image.",
    fix: 'Upload the file as a `CogniteFile`.',
    page,
  },
  { message: 'Invalid data, format version 2.0.0 requires at least 7 numbers', ...malformed },
  { message: 'Invalid data, number of vertices must be at least 3', ...malformed },
  { message: 'Invalid data, out of bounds', ...malformed },
];
