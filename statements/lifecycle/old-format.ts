import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`addCadModel()` rejects for a revision whose CAD output is older than version 9.',
  is: true,
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, plant, network, messageOf }) => {
    network.answer(({ path }) =>
      path.includes('/outputs')
        ? Response.json({ items: [{ format: 'reveal-directory', version: 8, blobId: 1 }] })
        : undefined,
    );
    return (await messageOf(() => viewer.addCadModel(plant))) !== null;
  },
});
