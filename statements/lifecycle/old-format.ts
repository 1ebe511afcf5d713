import { holds, instead, statement } from '../statement';

export default statement({
  says: 'If the only output of a revision is version 8 of `reveal-directory`, `addCadModel()` rejects without requesting its files.',
  is: { rejects: true, asked: false, current: true },
  expect: {
    '3.0.2': instead(
      "If the only output of a revision is version 8 of `reveal-directory`, `addCadModel()` requests its files, and rejects if they don't exist.",
      { rejects: true, asked: true, current: true },
    ),
    '4.29.0': holds,
  },
  run: async ({ viewer, plant, network, messageOf }) => {
    const addWith = (format: string, version: number, blobId: number) => {
      network.answer(({ path }) =>
        path.includes('/outputs')
          ? Response.json({ items: [{ format, version, blobId }] })
          : undefined,
      );
      return messageOf(() => viewer.addCadModel(plant));
    };
    const message = await addWith('reveal-directory', 8, 987654);
    const asked = network.count('987654') > 0;
    // For comparison, the viewer requests the files of a current-version output.
    await addWith('gltf-directory', 9, 987655);
    return { rejects: message !== null, asked, current: network.count('987655') > 0 };
  },
});
