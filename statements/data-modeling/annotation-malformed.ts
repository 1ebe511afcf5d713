import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'If an image annotation in the core data model has no matching asset, or its polygon has too few values or vertices, `Image360Revision.getAnnotations()` rejects. In this case, `enter360Image()` resolves without entering the image or logging a message.',
  is: {
    complete: [null, 1],
    withoutAsset: ["Cannot read properties of undefined (reading 'x')", 0],
    fewNumbers: ['Invalid data, format version 2.0.0 requires at least 7 numbers', 0],
    twoVertices: ['Invalid data, number of vertices must be at least 3', 0],
    missingVertices: ['Invalid data, out of bounds', 0],
    said: [],
    counted: true,
  },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer, messageOf, network, said }) => {
    // The logger looks up the console's methods only when the log level is set. Set the level now, so that the logger
    // uses the methods that record messages in `said`.
    viewer.setLogLevel('warn');
    const set = await viewer.add360ImageSet('datamodels', {
      source: 'cdm',
      image360CollectionExternalId: 'image_collection_plant',
      space: 'demo_plant',
    });
    let entered = 0;
    set.on('image360Entered', () => (entered += 1));
    const ref = (externalId: string) => ({ space: 'x', externalId });
    const instance = (externalId: string, view: string, values: object) => ({
      ...ref(externalId),
      properties: { cdf_cdm: { [`${view}/v1`]: values } },
    });
    const triangle = [3, 0, 0, 1, 0, 1, 1];
    const images = [...set.image360Entities];

    /** Returns the error message from `getAnnotations()` for a polygon, and the number of `image360Entered` events. */
    const enter = async (polygon: number[], object3D: string) => {
      const items = {
        images: [instance('image', 'Cognite360Image', {})],
        annotations: [
          {
            ...instance('edge', 'Cognite360ImageAnnotation', { polygon, formatVersion: '2.0.0' }),
            startNode: ref('tank'),
            endNode: ref('image'),
          },
        ],
        object3d: [],
        assets: [instance('asset', 'CogniteAsset', { name: 'Tank', object3D: ref(object3D) })],
      };
      network.answer(({ path }) =>
        path.includes('/instances/query') ? Response.json({ items, nextCursor: {} }) : undefined,
      );
      const image = images.pop();
      if (image === undefined) return null;
      const message = await messageOf(() => image.getRevisions()[0]?.getAnnotations());
      entered = 0;
      await viewer.enter360Image(image);
      return [message, entered];
    };
    const seen = {
      complete: await enter(triangle, 'tank'),
      withoutAsset: await enter(triangle, 'another'),
      fewNumbers: await enter(triangle.slice(0, 5), 'tank'),
      twoVertices: await enter([2, ...triangle.slice(1)], 'tank'),
      missingVertices: await enter([5, ...triangle.slice(1)], 'tank'),
      said: [...said],
    };
    // For comparison, the console shows why this call rejects.
    await messageOf(() =>
      viewer.add360ImageSet('datamodels', {
        source: 'cdm',
        image360CollectionExternalId: 'nothing',
        space: 'demo_plant',
      }),
    );
    return { ...seen, counted: said.length > 0 };
  },
});
