import type { Explanation } from './explanation';

const access =
  'Check that the token belongs to the same project and cluster as `baseUrl`, and that it can read 3D models.';
const ids =
  'Check the model ID and the revision ID, and make sure that CDF has finished processing the revision.';
const ownSource = 'Check the files that your data source returns.';

export const modelMessages: readonly Explanation[] = [
  {
    message: 'Failed to add CAD model: …',
    cause:
      'A request for the model or its scene file failed. The rest of the message contains the reason, such as an HTTP status from CDF.',
    fix: `${ids} ${access}`,
    page: 'troubleshooting#401-and-403',
  },
  {
    message: 'Failed to add point cloud model: …',
    cause:
      'A request for the point cloud or its metadata failed. The rest of the message contains the reason, such as an HTTP status from CDF.',
    fix: `${ids} ${access}`,
    page: 'troubleshooting#401-and-403',
  },
  {
    message: 'Failed to add model: …',
    cause: "The options don't identify a model that can be loaded.",
    fix: `Pass \`modelId\` and \`revisionId\`. ${ids}`,
  },
  {
    message: 'Model is not supported',
    cause: 'The revision is neither a CAD model nor a point cloud that this release can read.',
    fix: `${ids} Call \`determineModelType()\` to find out the type before you add the model.`,
  },
  {
    message: "Model type '…' is not supported",
    cause: 'The revision is neither a CAD model nor a point cloud that this release can read.',
    fix: ids,
  },
  {
    message: 'Only point cloud or CAD models (version …',
    cause: "CDF doesn't have an output for this revision in a format that this release can read.",
    fix: `${ids} Process old revisions again.`,
    page: 'getting-data-in',
  },
  {
    message:
      'Model does not contain any supported CAD model outputs, got […], but only supports […]',
    cause:
      "CDF doesn't have a CAD output for this revision in a format that this release can read.",
    fix: `${ids} For a point cloud, call \`addPointCloudModel()\`.`,
    page: 'getting-data-in',
  },
  {
    message: 'Model does not contain supported point cloud output […]',
    cause:
      "CDF doesn't have a point cloud output for this revision in a format that this release can read.",
    fix: `${ids} For CAD, call \`addCadModel()\`.`,
    page: 'getting-data-in',
  },
  {
    message: 'Model format [… v…] is not supported (only version …',
    cause: "The model's scene file has a format that this release can't read.",
    fix: 'Process the revision again in CDF, or use a release of the SDK that reads the format.',
  },
  {
    message: 'Expected model version 9, but got …',
    cause: "The scene file has a version that this release can't read.",
    fix: `Process the revision again in CDF. ${ownSource}`,
    page: 'extending/datasource#the-files',
  },
  {
    message: 'Version … is not supported',
    cause: "The scene file has a version that this release can't read.",
    fix: `Process the revision again in CDF. ${ownSource}`,
    page: 'extending/datasource#the-files',
  },
  {
    message: 'Metadata must contain a "version"-field',
    cause:
      'The response to the request for the scene file is a different JSON document, such as an error.',
    fix: ownSource,
    page: 'extending/datasource#the-files',
  },
  {
    message: "Unknown model format '…",
    cause: "The metadata specifies a format that this release doesn't support.",
    fix: ownSource,
    page: 'extending/datasource#the-files',
  },
  {
    message: "Unknown model unit '…'",
    cause: "The scene file specifies a unit that the viewer doesn't recognize.",
    fix: ownSource,
    page: 'extending/datasource#the-files',
  },
  {
    message: 'No sectors found in scene JSON file',
    cause: "The scene file doesn't list any sectors, so the model is empty.",
    fix: `Check the model in CDF. ${ownSource}`,
  },
  {
    message: 'Root sector not found, must have ID 0',
    cause: 'The scene file has no sector with ID 0.',
    fix: ownSource,
  },
  {
    message: 'No sectors inside provided geometry clip box',
    cause:
      "The box in `geometryFilter` doesn't contain any of the model's geometry. Often, the box uses a different coordinate system.",
    fix: 'Set `isBoundingBoxInModelCoordinates` to match the coordinates of your box, or make the box larger.',
  },
  {
    message: 'geometryFilter is not supported for point clouds',
    cause: '`geometryFilter` only works for CAD models.',
    fix: "Don't pass `geometryFilter` when you add a point cloud. To hide parts of a point cloud, use clipping planes.",
  },
  {
    message:
      'The added model had format … and version … which is incompatible with previously added models of format … and version …',
    cause: 'All CAD models in a viewer must have the same format and version.',
    fix: 'Process the older revision again, or use a separate viewer for each format.',
  },
  {
    message: 'Failed to load sector',
    cause:
      'A file with part of the geometry could not be downloaded or decoded. The error after the message contains the reason.',
    fix: "Check the request in the browser's network tab. A failed response can stay in the cache. To remove the response, delete the cache `reveal-3d-resources-v1` and reload the page.",
    page: 'troubleshooting#parts-of-a-model-stay-missing',
  },
  {
    message: 'Could not download binary file',
    cause:
      'A request for geometry or points failed after several attempts. The cause can be a missing network connection, an expired token, or a missing file.',
    fix: "Check the request in the browser's network tab. Renew the token before it expires.",
    page: 'authentication#errors',
  },
  {
    message: 'Could not download Json file',
    cause: 'A request for a scene file or metadata failed after several attempts.',
    fix: `Check the request in the browser's network tab. ${access}`,
    page: 'authentication#errors',
  },
  {
    message: "Unexpected response … (payload: '…)",
    cause: 'CDF refused a request for the outputs of a model. The message contains the status.',
    fix: `${ids} ${access}`,
    page: 'troubleshooting#401-and-403',
  },
  {
    message: 'Unexpected status from server while POST …: … (body: …)',
    cause: 'CDF refused a list or filter request. The body of the response contains the reason.',
    fix: access,
    page: 'troubleshooting#401-and-403',
  },
  {
    message:
      'addModel() only supports CDF hosted models. Use addCadModel() and addPointCloudModel() to use self-hosted models',
    cause:
      '`addModel()` looks up the type of the model in CDF, so it needs a model ID and a revision ID.',
    fix: 'Call `addCadModel()` or `addPointCloudModel()` for models from files.',
    page: 'extending/datasource',
  },
  {
    message: 'addCdfCadModel only works with CDF hosted models',
    cause: 'The viewer has a client for CDF, but the options contain a path instead of IDs.',
    fix: 'Pass `modelId` and `revisionId`.',
  },
  {
    message: 'addCdfPointCloudModel only works with CDF hosted models',
    cause: 'The viewer has a client for CDF, but the options contain a path instead of IDs.',
    fix: 'Pass `modelId` and `revisionId`.',
  },
  {
    message: 'addLocalCadModel only works with local models',
    cause: 'The viewer loads models from files, but `localPath` is missing from the options.',
    fix: 'Pass `localPath`, or create the viewer with a client for CDF.',
  },
  {
    message: 'addLocalPointCloudModel only works with local models',
    cause: 'The viewer loads models from files, but `localPath` is missing from the options.',
    fix: 'Pass `localPath`, or create the viewer with a client for CDF.',
  },
  {
    message: 'Not supported for local models',
    cause:
      "The IDs, ancestors and bounding boxes of nodes are available only from CDF. A model's files don't contain them.",
    fix: 'Use methods that accept a tree index. Alternatively, use a data source that supports such requests.',
    page: 'extending/datasource#limits',
  },
  {
    message: 'Abort signal is not supported for local models',
    cause: "A running request for a local file can't be canceled. The file loads completely.",
    fix: 'No fix is needed, because the message is only a warning.',
  },
  {
    message: 'Draco encoded meshes are not supported by Reveal',
    cause: 'A file of a CAD model contains meshes that are compressed with Draco.',
    fix: `Use files without Draco compression. ${ownSource}`,
  },
  {
    message:
      'Missing texture for textured triangle mesh in sector … - mesh will be skipped. This will result in missing geometry in the 3D scene.',
    cause: "A file of a CAD model refers to a texture that it doesn't contain.",
    fix: 'Process the revision again in CDF.',
  },
  {
    message: 'Could not read data type: …',
    cause: "The point cloud's metadata specifies an encoding other than `binary`.",
    fix: `Process the revision again in CDF. ${ownSource}`,
  },
  {
    message: 'Failed to find … in schema',
    cause: "The point cloud's metadata doesn't contain a required dimension: X, Y or Z.",
    fix: `Process the revision again in CDF. ${ownSource}`,
  },
  {
    message: '[CachedModelDataProvider] Cache read for … failed, falling back to network.',
    cause:
      'The browser refused access to its Cache Storage, for example in a private window. The file is downloaded again.',
    fix: 'No fix is needed. The only effect is that the model loads more slowly.',
    page: 'security#stored-model-files',
  },
  {
    message: '[CachedModelDataProvider] Failed to cache …:',
    cause:
      'The browser could not store a file, usually because its storage is full. The model loads anyway.',
    fix: 'No fix is needed. To free space, delete the cache `reveal-3d-resources-v1`.',
    page: 'security#stored-model-files',
  },
  {
    message: '[DataFileCacheManager] Failed to store in cache: …',
    cause: 'The browser could not store a file, usually because its storage is full.',
    fix: 'To free space, delete the cache `reveal-3d-resources-v1`.',
    page: 'security#stored-model-files',
  },
  {
    message: '[DataFileCacheManager] Clear operation failed: …',
    cause: 'The browser refused to delete stored files.',
    fix: 'Check that the page can use Cache Storage, which requires HTTPS or `localhost`.',
    page: 'security#stored-model-files',
  },
];
