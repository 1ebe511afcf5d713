import { holds, lacks, statement } from '../statement';

export default statement({
  says: "Adding a classic point cloud doesn't query the data model.",
  is: 0,
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ network, cloud }) => {
    await cloud;
    return network.count('/models/instances/query');
  },
});
