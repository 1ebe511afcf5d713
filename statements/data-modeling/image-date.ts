import { holds, lacks, statement } from '../statement';

interface Result {
  readonly items: {
    readonly images: { readonly properties: { readonly cdf_cdm: Record<string, object> } }[];
  };
}

export default statement({
  says: "The `date` of a revision from the core data model is the image's `takenAt`.",
  is: {
    demo: ['2026-02-03', '2026-05-12'],
    changed: ['2001-02-03T04:05:06.000Z', '2026-02-03', '2026-05-12'],
  },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer, network, client }) => {
    const datesOf = async () => {
      const set = await viewer.add360ImageSet('datamodels', {
        source: 'cdm',
        image360CollectionExternalId: 'image_collection_plant',
        space: 'demo_plant',
      });
      const dates = set.image360Entities.flatMap((image) =>
        image.getRevisions().map(({ date }) => date?.toISOString() ?? ''),
      );
      // Shorten the unchanged dates, so that they're easy to read.
      return [
        ...new Set(dates.map((date) => (/^2001/.test(date) ? date : date.slice(0, 10)))),
      ].sort();
    };
    const demo = await datesOf();
    let isOwn = false;
    const changeFirst = async (path: string, body: string) => {
      isOwn = true;
      const { data } = await client.post<Result>(path, { data: JSON.parse(body) });
      isOwn = false;
      const values = data.items.images[0]?.properties.cdf_cdm['Cognite360Image/v1'];
      Object.assign(values ?? {}, { takenAt: '2001-02-03T04:05:06.000Z' });
      return Response.json(data);
    };
    network.answer(({ path, body }) =>
      path.includes('/instances/query') && !isOwn ? changeFirst(path, body) : undefined,
    );
    return { demo, changed: await datesOf() };
  },
});
