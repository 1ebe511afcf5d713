import { statement } from '../statement';

export default statement({
  says: "`click` doesn't fire if the pointer moves 9 pixels while the button is pressed. It fires if the pointer moves 7 pixels.",
  is: { near: 1, far: 0 },
  run: async ({ viewer, mouse, clock }) => {
    let count = 0;
    viewer.on('click', () => (count += 1));
    clock.hold();
    const press = async (distance: number) => {
      const before = count;
      mouse.move(10, 10);
      mouse.down();
      mouse.move(10 + distance, 10);
      mouse.up();
      await clock.pass(1000);
      return count - before;
    };
    return { near: await press(7), far: await press(9) };
  },
});
