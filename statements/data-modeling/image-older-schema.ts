import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'Without `source`, `add360ImageSet()` looks for the collection in the schema `cdf_360_image_schema` instead of `cdf_cdm`. If that fails, it rejects without logging a message to the console.',
  is: {
    message: 'Failed to create Image360Collection',
    schemas: ['cdf_360_image_schema'],
    said: 0,
    withSource: null,
    coreSchemas: ['cdf_cdm'],
    missing: 'Collection not found: demo_plant/nothing',
  },
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer, messageOf, network, said }) => {
    // The logger looks up the console's methods only when the log level is set. Set the level now, so that the logger
    // uses the methods that record messages in `said`.
    viewer.setLogLevel('warn');
    // The kit records the bodies of requests only if a mock exists.
    network.answer(() => undefined);
    const load = (source?: 'cdm', image360CollectionExternalId = 'image_collection_plant') =>
      messageOf(() =>
        viewer.add360ImageSet('datamodels', {
          ...(source === undefined ? {} : { source }),
          image360CollectionExternalId,
          space: 'demo_plant',
        }),
      );
    const schemasSince = (start: number) => {
      const queries = network.requests
        .slice(start)
        .filter(({ path }) => path.includes('/instances/query'));
      const names = queries.flatMap(
        ({ body }) => body.match(/cdf_360_image_schema|cdf_cdm/g) ?? [],
      );
      return [...new Set(names)];
    };
    const message = await load();
    const schemas = schemasSince(0);
    const count = said.length;
    const start = network.requests.length;
    const withSource = await load('cdm');
    const coreSchemas = schemasSince(start);
    // For comparison, with `source`, the console shows the cause.
    await load('cdm', 'nothing');
    const missing = said.at(-1)?.replace(/^\[\w+\] /, '') ?? null;
    return { message, schemas, said: count, withSource, coreSchemas, missing };
  },
});
