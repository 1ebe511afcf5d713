import { TreeIndexNodeCollection } from '@cognite/reveal';
import { TimelineTool } from '@cognite/reveal/tools';
import { statement } from '../statement';

export default statement({
  says: "After `TimelineTool.pause()`, `dateChanged` doesn't fire until `resume()`. After `stop()`, it doesn't fire, and the active keyframe's node collection stays assigned to the model.",
  is: { paused: 0, resumed: true, stopped: 0, styles: 1 },
  run: async ({ cad, until, sleep }) => {
    const model = await cad;
    const tool = new TimelineTool(model);
    const start = new Date(2019, 0, 1);
    const keyframe = tool.createKeyframe(start);
    keyframe.assignStyledNodeCollection(new TreeIndexNodeCollection([1]), { visible: false });
    let events = 0;
    tool.subscribe('dateChanged', () => (events += 1));
    tool.play(start, new Date(2020, 0, 1), 60_000);
    await until(() => events > 1);
    tool.pause();
    const before = events;
    await sleep(300);
    const paused = events - before;
    tool.resume();
    await until(() => events > before + 1);
    tool.stop();
    const atStop = events;
    await sleep(300);
    const styles = model.styledNodeCollections.length;
    return { paused, resumed: true, stopped: events - atStop, styles };
  },
});
