import assert from 'node:assert/strict';
import test from 'node:test';
import { describe } from '../public/app/words.js';

/** Returns the viewer's error for a request that the service rejects with `status`. @param {number} status */
const refusal = (status) => new Error(`Failed to add model: {"status":${status},"requestId":"1"}`);

/** @type {[unknown, RegExp][]} */
const cases = [
  [new Error('Not signed in'), /not signed in/],
  [refusal(401), /not signed in/],
  [refusal(403), /owner for access/],
  [refusal(400), /not found/],
  [refusal(404), /not found/],
  [new Error('Failed to add CAD model: Error: Unknown | code: 404'), /not found/],
  [new Error('Unauthorized | code: 401 | X-Request-ID: 1'), /not signed in/],
  [new TypeError('Failed to fetch'), /npm run demo/],
  [new TypeError('NetworkError when attempting to fetch resource.'), /npm run demo/],
  [new Error('Failed to add model: {}'), /node demo\.mjs/],
  [refusal(503), /couldn’t be loaded/],
  ['anything', /couldn’t be loaded/],
];

for (const [error, words] of cases) {
  test(`describe: ${error}`, () => assert.match(describe(error), words));
}

test('hides messages for developers from users', () => {
  assert.doesNotMatch(describe(refusal(503)), /503/);
  assert.doesNotMatch(describe(new Error('x is undefined')), /undefined/);
});
