/** Key events that a program dispatches don't have a default action, unlike a user's key press. */
import { expect, it } from 'vitest';
import { readStatements } from '../src/read';

it('no statement dispatches key or focus events', () => {
  const dispatching = readStatements().filter(({ source }) =>
    /new (KeyboardEvent|FocusEvent)\(/.test(source),
  );
  expect(dispatching.map(({ id }) => id)).toEqual([]);
});
