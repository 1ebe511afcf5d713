import { holds, instead, statement } from '../statement';

export default statement({
  says: '`addCadModel()` rejects for a revision with a CAD output of version 8, without requesting its files.',
  is: { rejects: true, asked: false },
  expect: {
    '3.0.2': instead(
      '`addCadModel()` rejects for a revision with a CAD output of version 8, after requesting its files.',
      { rejects: true, asked: true },
    ),
    '4.29.0': holds,
  },
  run: async ({ viewer, plant, network, messageOf }) => {
    network.answer(({ path }) =>
      path.includes('/outputs')
        ? Response.json({ items: [{ format: 'reveal-directory', version: 8, blobId: 987654 }] })
        : undefined,
    );
    const message = await messageOf(() => viewer.addCadModel(plant));
    return { rejects: message !== null, asked: network.count('987654') > 0 };
  },
});
