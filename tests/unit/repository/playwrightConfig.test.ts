import { expect, it } from 'vitest';
import config from '../../../playwright.config';

it('Playwright doesn’t retry failed tests', () => {
  expect(config.retries).toBe(0);
  expect(config.projects?.length).toBeGreaterThan(0);
  expect(config.projects?.map(({ retries }) => retries ?? 0)).toEqual(
    config.projects?.map(() => 0),
  );
});
