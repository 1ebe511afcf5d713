import { TimelineTool } from '@cognite/reveal/tools';
import { statement } from '../statement';

export default statement({
  says: '`TimelineTool.play()` advances the date at a nearly constant speed, even if both keyframes are near the start of the played period.',
  is: { several: true, even: true },
  run: async ({ cad, until }) => {
    const tool = new TimelineTool(await cad);
    const [start, end] = [new Date(2019, 0, 1), new Date(2020, 0, 1)];
    tool.createKeyframe(start);
    tool.createKeyframe(new Date(2019, 0, 2));
    const duration = 3000;
    const seen: { readonly share: number; readonly time: number }[] = [];
    tool.subscribe('dateChanged', ({ date }) => {
      const share = (date.getTime() - start.getTime()) / (end.getTime() - start.getTime());
      seen.push({ share, time: performance.now() });
    });
    tool.play(start, end, duration);
    await until(() => seen.at(-1)?.share === 1);
    // A busy machine can delay the first event, so measure times from that event.
    const [first] = seen;
    const even = seen.every(({ share, time }) => {
      const passed = (time - (first?.time ?? 0)) / duration + (first?.share ?? 0);
      return Math.abs(share - Math.min(passed, 1)) < 0.15;
    });
    return { several: seen.length > 5, even };
  },
});
