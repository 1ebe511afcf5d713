import { describe as suite, expect, test } from 'vitest';
import { describe } from '../src/words';

function refusal(status: number): Error {
  return new Error(`Failed to add model: {"status":${status},"requestId":"1"}`);
}

suite('describe', () => {
  test.each([
    [new Error('Not signed in'), /not signed in/],
    [refusal(401), /not signed in/],
    [refusal(403), /owner for access/],
    [refusal(400), /not found/],
    [refusal(404), /not found/],
    [new Error('Failed to add CAD model: Error: Unknown | code: 404'), /not found/],
    [new Error('No revision cog_3d_revision_7'), /not found/],
    [new Error('Unauthorized | code: 401 | X-Request-ID: 1'), /not signed in/],
    [new TypeError('Failed to fetch'), /npm run demo/],
    [new TypeError('NetworkError when attempting to fetch resource.'), /npm run demo/],
    [new Error('Failed to add model: {}'), /node demo\.mjs/],
    [refusal(503), /couldn’t be loaded/],
    ['anything', /couldn’t be loaded/],
  ])('%s', (error, words) => {
    expect(describe(error)).toMatch(words);
  });

  test('hides messages for developers from users', () => {
    expect(describe(refusal(503))).not.toContain('503');
    expect(describe(new Error('x is undefined'))).not.toContain('undefined');
  });
});
