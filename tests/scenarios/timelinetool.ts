import { demoNode, isInside } from './demo';
import { check, defineScenario } from './scenario';

/** The plant is built stage by stage: what is to come is hidden, what is under way is orange. */
export default defineScenario({
  async run(stage) {
    const stageName = () => stage.control('stage').value();
    check((await stageName()) === 'Process', 'the picture is of the fourth stage');
    const tank = demoNode('T-101');
    const place = await stage.placeOf(tank);
    const isTankSeen = async () => {
      const hit = await stage.pick(place);
      return hit?.treeIndex !== undefined && isInside(tank, hit.treeIndex);
    };
    const orange = (await stage.picture()).shareOf('#f0a202');
    check(orange > 0.005, `what is being built takes ${orange} of the picture`);

    // The picture is looked at while the timeline stands: looking takes longer than a stage.
    const pauseAt = async (name: string) => {
      await stage.until(`the stage is ${name}`, async () => (await stageName()) === name);
      await stage.control('pause').press();
    };
    await stage.control('play').press();
    await pauseAt('Site');
    check(!(await isTankSeen()), 'it starts without the tanks');
    await stage.control('resume').press();
    await pauseAt('Tank farm');
    check(await isTankSeen(), 'the tanks are built');
    const building = (await stage.picture()).shareOf('#f0a202');
    check(building > 0.01, `what is being built takes ${building} of the picture`);
    const paused = await stage.control('date').value();
    await stage.redraw();
    check((await stage.control('date').value()) === paused, 'the date stands still');
    await stage.control('resume').press();
    await stage.until('the last lines are built', async () => {
      return (await stageName()) === 'Utility lines';
    });
    check(await isTankSeen(), 'the tanks are there at the end');
  },
});
