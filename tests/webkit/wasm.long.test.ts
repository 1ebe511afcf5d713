/**
 * Tests WebKit on a network whose policy blocks WebAssembly. The site's message depends on the error that the engine
 * throws.
 */
import { afterAll, it } from 'vitest';
import { buildDir, readBuildInfo } from '../../scripts/helpers/buildInfo';
import { refusesWasm } from '../e2e/faults/put';
import { startPlainHost } from '../fixtures/plainHost';
import { withWebKit } from './page';

const { baseUrl } = readBuildInfo() ?? { baseUrl: '/' };
const host = await startPlainHost(buildDir, baseUrl, { 'content-security-policy': refusesWasm });
afterAll(() => host.close());
const page = withWebKit();

it('a point cloud that can’t be decoded shows an error and what to do', async () => {
  await page().open(`${host.address}docs/examples/pointcloud`);
  await page().expectState('failed');
  const alert = { role: 'alert', within: '[data-example]' } as const;
  await page().expectText(alert, 'This browser can’t decode point clouds.');
  await page().expectText(alert, 'Allow WebAssembly for this site');
});
