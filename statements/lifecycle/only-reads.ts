import { holds, instead, statement } from '../statement';

export default statement({
  says: 'Loading a CAD model and a point cloud sends only `GET` requests, except for `POST` requests that list annotations.',
  is: { get: true, post: ['annotations/list'] },
  expect: {
    '3.0.2': instead('Loading a CAD model and a point cloud sends only `GET` requests.', {
      get: true,
      post: [],
    }),
    '4.29.0': holds,
  },
  run: async ({ viewer, cad, cloud, network, loaded }) => {
    viewer.fitCameraToModel(await cad, 0);
    await cloud;
    await loaded();
    const of = (method: string) => network.requests.filter((request) => request.method === method);
    const post = of('POST').map(({ path }) => path.split('/').slice(-2).join('/'));
    return {
      get: of('GET').length > 5 && of('GET').length + post.length === network.requests.length,
      post: [...new Set(post)],
    };
  },
});
