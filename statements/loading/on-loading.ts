import { holds, instead, statement } from '../statement';

export default statement({
  says: "The viewer doesn't call `onLoading` before you add a model. After that, it passes three numbers. When loading ends, the first (loaded parts) equals the second (requested parts).",
  is: { before: 0, types: ['number', 'number', 'number'], end: true },
  expect: {
    '3.0.2': instead(
      'The viewer calls `onLoading` once before you add a model. It passes three numbers. When loading ends, the first (loaded parts) equals the second (requested parts).',
      { before: 1, types: ['number', 'number', 'number'], end: true },
    ),
    '4.29.0': holds,
  },
  run: async ({ newViewer, pumpSkid, until, sleep }) => {
    const reports: number[][] = [];
    const viewer = newViewer({ onLoading: (...values: number[]) => void reports.push(values) });
    await sleep(500);
    const before = reports.length;
    viewer.fitCameraToModel(await viewer.addCadModel(pumpSkid), 0);
    const isDone = () => {
      const [loaded = 0, requested = 0] = reports.at(-1) ?? [];
      return requested > 0 && loaded === requested;
    };
    await until(isDone);
    return { before, types: reports[0]?.map((value) => typeof value), end: isDone() };
  },
});
