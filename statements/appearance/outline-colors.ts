import { NodeOutlineColor } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`NodeOutlineColor` has the value `NoOutline` and seven colors: white, black, cyan, blue, green, red, and orange.',
  is: ['NoOutline', 'White', 'Black', 'Cyan', 'Blue', 'Green', 'Red', 'Orange'],
  run: () => Object.keys(NodeOutlineColor).filter((name) => Number.isNaN(Number(name))),
});
