import { expect, it } from 'vitest';
import { locateAddress } from '../../src/addresses/locateAddress';

const [latest, older] = [{ routePath: 'docs' }, { routePath: 'docs/3.x' }];

it('finds the version of a page, the longest route first', () => {
  const locate = (address: string) => locateAddress(address, [latest, older]);
  expect(locate('docs')).toEqual({ version: latest, page: '' });
  expect(locate('docs/examples/cad')).toEqual({ version: latest, page: 'examples/cad' });
  expect(locate('docs/3.x')).toEqual({ version: older, page: '' });
  expect(locate('docs/3.x/api/modules')).toEqual({ version: older, page: 'api/modules' });
  // A version's route matches only complete path segments.
  expect(locate('docs/3.xyz')).toEqual({ version: latest, page: '3.xyz' });
  expect(locate('docsearch')).toBeUndefined();
  expect(locate('')).toBeUndefined();
});
