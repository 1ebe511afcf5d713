import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A `click` event comes for a finger and a pen, too.',
  is: [1, 1, 1],
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, pointer, clock }) => {
    let count = 0;
    viewer.on('click', () => (count += 1));
    clock.hold();
    const counts: number[] = [];
    for (const kind of ['mouse', 'touch', 'pen'] as const) {
      const before = count;
      pointer(kind).click(20, 20);
      await clock.pass(1000);
      counts.push(count - before);
    }
    return counts;
  },
});
