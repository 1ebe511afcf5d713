import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`annotationFilter` filters the annotations of a 360 image set by status. `suggested` excludes the annotations that load by default.',
  is: { byDefault: true, suggested: 0, all: true },
  expect: { '3.0.2': lacks('Cognite3DViewer.add360ImageSet'), '4.29.0': holds },
  run: async ({ newViewer }) => {
    const count = async (status?: 'all' | 'suggested') => {
      const options = status && { annotationFilter: { status } };
      const set = await newViewer().add360ImageSet('events', { site_id: 'plant' }, options);
      const [revision] = set.image360Entities[0]?.getRevisions() ?? [];
      return (await revision?.getAnnotations())?.length ?? -1;
    };
    const [byDefault, suggested, all] = [
      await count(),
      await count('suggested'),
      await count('all'),
    ];
    return { byDefault: byDefault > 0, suggested, all: all === byDefault };
  },
});
