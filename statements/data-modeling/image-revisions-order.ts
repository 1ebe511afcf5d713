import { holds, lacks, statement } from '../statement';

interface Result {
  readonly items: { readonly images: object[] };
}

export default statement({
  says: "The revisions of a station in the core data model are in the order of CDF's response, not sorted by date. If you don't pass a revision, `enter360Image()` enters the first one in this order, which might not be the newest.",
  is: {
    response: { dates: ['2026-02-03', '2026-05-12'], entered: '2026-02-03', named: '2026-05-12' },
    reversed: { dates: ['2026-05-12', '2026-02-03'], entered: '2026-05-12', named: '2026-02-03' },
  },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer, network, client }) => {
    const load = async () => {
      const set = await viewer.add360ImageSet('datamodels', {
        source: 'cdm',
        image360CollectionExternalId: 'image_collection_plant',
        space: 'demo_plant',
      });
      const image = set.image360Entities.find((item) => item.getRevisions().length === 2);
      if (image === undefined) return 'no image';
      const revisions = image.getRevisions();
      const dateOf = (revision?: (typeof revisions)[number]) =>
        revision?.date?.toISOString().slice(0, 10) ?? null;
      await viewer.enter360Image(image);
      const entered = dateOf(image.getActiveRevision());
      await viewer.enter360Image(image, revisions[1]);
      const named = dateOf(image.getActiveRevision());
      return { dates: revisions.map(dateOf), entered, named };
    };
    const response = await load();
    let isOwn = false;
    const reverse = async (path: string, body: string) => {
      isOwn = true;
      const { data } = await client.post<Result>(path, { data: JSON.parse(body) });
      isOwn = false;
      data.items.images.reverse();
      return Response.json(data);
    };
    network.answer(({ path, body }) =>
      path.includes('/instances/query') && body.includes('image_collections') && !isOwn
        ? reverse(path, body)
        : undefined,
    );
    return { response, reversed: await load() };
  },
});
