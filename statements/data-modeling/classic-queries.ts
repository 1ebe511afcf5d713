import { statement } from '../statement';

export default statement({
  says: "Adding a classic point cloud doesn't query the data model.",
  is: 0,
  run: async ({ network, cloud }) => {
    await cloud;
    return network.count('/models/instances/query');
  },
});
