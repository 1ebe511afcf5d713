import { NodeOutlineColor } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`NodeOutlineColor` has seven colors and `NoOutline`.',
  is: ['NoOutline', 'White', 'Black', 'Cyan', 'Blue', 'Green', 'Red', 'Orange'],
  run: () => Object.keys(NodeOutlineColor).filter((name) => Number.isNaN(Number(name))),
});
