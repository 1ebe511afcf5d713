/** Statements press keys for real. Dispatched key events have no default action, so they don't show what a user's key does. */
import { expect, it } from 'vitest';
import { readStatements } from '../src/read';

it('no statement dispatches key or focus events', () => {
  const dispatching = readStatements().filter(({ source }) =>
    /new (KeyboardEvent|FocusEvent)\(/.test(source),
  );
  expect(dispatching.map(({ id }) => id)).toEqual([]);
});
