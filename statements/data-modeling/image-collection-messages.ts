import { holds, lacks, statement } from '../statement';

export default statement({
  says: "For the core data model, `add360ImageSet()` rejects with the same message for a missing collection, refused files, files without `instanceId`, or a nonnumeric position. Only the console shows the cause. It doesn't show a message if the collection has no images, or if its only image has no top face.",
  is: {
    withoutImages: ['Failed to create Image360Collection'],
    withoutTop: ['Failed to create Image360Collection'],
    missing: ['Failed to create Image360Collection', 'Collection not found: x/photos'],
    filesRefused: [
      'Failed to create Image360Collection',
      'Failed to fetch file batch 1/1: Failed to fetch CDM files: The API Failed to process some items',
      'Batch execution failed: Failed to fetch CDM files: The API Failed to process some items',
    ],
    filesOfNoInstance: ['Failed to create Image360Collection', 'File 1 missing instanceId'],
    invalidPosition: [
      'Failed to create Image360Collection',
      'Batch execution failed: Invalid value for transformation property, expected number or numeric string, got "north"',
    ],
  },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer, messageOf, said, network }) => {
    const ref = (externalId: string) => ({ space: 'x', externalId });
    const instance = (externalId: string, properties: object) => ({
      ...ref(externalId),
      properties: { cdf_cdm: properties },
    });
    const collection = instance('photos', { 'Cognite360ImageCollection/v1': { name: 'Photos' } });
    const faces = ['front', 'back', 'left', 'right', 'top', 'bottom'];
    const image = (translationX: number | string, names = faces) =>
      instance('photo', {
        'Cognite360Image/v1': {
          ...Object.fromEntries(names.map((face) => [face, ref(face)])),
          ...{ collection360: ref('photos'), translationX, translationY: 0, translationZ: 0 },
          ...{ eulerRotationX: 0, eulerRotationY: 0, eulerRotationZ: 0 },
        },
      });
    const files = faces.map((face, index) => ({
      id: index + 1,
      mimeType: 'image/jpeg',
      instanceId: ref(face),
    }));
    const refusal = { error: { code: 403, message: 'No access.' } };

    /** Returns the error message from `add360ImageSet()`, followed by the messages in the console. */
    const load = async (
      items: object,
      answer: () => Response = () => Response.json({ items: files }),
    ) => {
      const before = said.length;
      network.answer(({ path }) => {
        if (path.includes('/instances/query')) return Response.json({ items, nextCursor: {} });
        return path.includes('/files/byids') ? answer() : undefined;
      });
      const message = await messageOf(() =>
        viewer.add360ImageSet('datamodels', {
          source: 'cdm',
          image360CollectionExternalId: 'photos',
          space: 'x',
        }),
      );
      const shown = said
        .slice(before)
        .map((line) => line.replace(/^\[\w+\] /, '').replace(/\n[^]*| in response/, ''));
      return [message, ...new Set(shown)];
    };
    const both = { image_collections: [collection], images: [image(0)] };
    return {
      withoutImages: await load({ ...both, images: [] }),
      withoutTop: await load({
        ...both,
        images: [
          image(
            0,
            faces.filter((face) => face !== 'top'),
          ),
        ],
      }),
      missing: await load({ image_collections: [], images: [] }),
      filesRefused: await load(both, () => Response.json(refusal, { status: 403 })),
      filesOfNoInstance: (
        await load(both, () =>
          Response.json({ items: files.map(({ instanceId: _, ...file }) => file) }),
        )
      ).slice(0, 2),
      invalidPosition: await load({ ...both, images: [image('north')] }),
    };
  },
});
