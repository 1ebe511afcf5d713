/** Unlike a user's key press, a dispatched key event doesn't trigger the default action. */
import { expect, it } from 'vitest';
import { readStatements } from '../src/read';

it('no statement dispatches key or focus events', () => {
  const dispatching = readStatements().filter(({ source }) =>
    /new (KeyboardEvent|FocusEvent)\(/.test(source),
  );
  expect(dispatching.map(({ id }) => id)).toEqual([]);
});
