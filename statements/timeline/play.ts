import { TimelineTool } from '@cognite/reveal/tools';
import { statement } from '../statement';

export default statement({
  says: '`dateChanged` events have `date`, `activeKeyframe`, `startDate`, and `endDate`. A keyframe becomes active when playback reaches its date. The last event has the end date, and no event follows it.',
  is: {
    fields: ['activeKeyframe', 'date', 'endDate', 'startDate'],
    before: true,
    after: true,
    end: true,
    later: 0,
  },
  run: async ({ cad, until, sleep }) => {
    const tool = new TimelineTool(await cad);
    const [start, middle, end] = [2019, 2020, 2021].map((year) => new Date(year, 0, 1));
    if (start === undefined || middle === undefined || end === undefined) return 'no dates';
    const keyframe = tool.createKeyframe(middle);
    const seen: { date: Date; isActive: boolean; fields: string[] }[] = [];
    tool.subscribe('dateChanged', (event) =>
      seen.push({
        date: event.date,
        isActive: event.activeKeyframe === keyframe,
        fields: Object.keys(event).sort(),
      }),
    );
    tool.play(start, end, 500);
    await until(() => seen.some(({ date }) => date.getTime() === end.getTime()));
    const count = seen.length;
    await sleep(300);
    const early = seen.filter(({ date }) => date < middle);
    return {
      fields: seen[0]?.fields,
      before: early.length > 0 && early.every(({ isActive }) => !isActive),
      after: seen.filter(({ date }) => date >= middle).every(({ isActive }) => isActive),
      end: seen.at(-1)?.date.getTime() === end.getTime(),
      later: seen.length - count,
    };
  },
});
