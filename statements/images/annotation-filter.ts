import { holds, lacks, statement } from '../statement';

export default statement({
  says: "By default, a 360 image set loads approved annotations but not suggested ones. If the status in `annotationFilter` is `suggested`, it loads only suggested annotations. If it's `all`, it loads both.",
  is: { byDefault: ['approved'], suggested: ['suggested'], all: ['approved', 'suggested'] },
  expect: { '3.0.2': lacks('Cognite3DViewer.add360ImageSet'), '4.29.0': holds },
  run: async ({ newViewer, network, client }) => {
    // All annotations in the demo project are approved, so mark the first one in each response as suggested.
    let isOwn = false;
    const suggestFirst = async (path: string, body: string) => {
      isOwn = true;
      const { data } = await client.post<{ items: { status: string }[] }>(path, {
        data: JSON.parse(body),
      });
      isOwn = false;
      const items = data.items.map((item, index) =>
        index === 0 ? { ...item, status: 'suggested' } : item,
      );
      return Response.json({ items });
    };
    network.answer(({ path, body }) =>
      path.includes('/annotations/list') && !isOwn ? suggestFirst(path, body) : undefined,
    );
    const statusesOf = async (status?: 'all' | 'suggested') => {
      const options = status && { annotationFilter: { status } };
      const set = await newViewer().add360ImageSet('events', { site_id: 'plant' }, options);
      const [revision] = set.image360Entities[0]?.getRevisions() ?? [];
      const annotations = (await revision?.getAnnotations()) ?? [];
      return [...new Set(annotations.map(({ annotation }) => annotation.status))].sort();
    };
    return {
      byDefault: await statusesOf(),
      suggested: await statusesOf('suggested'),
      all: await statusesOf('all'),
    };
  },
});
