import { describe, expect, it } from 'vitest';
import { modulesNeeded, type SdkRelease } from '../../src/plugins/sdk/manifest';

const module = (...imports: string[]) => ({
  file: 'sdk/x.js',
  bytes: 1,
  gzip: 1,
  imports,
});

const release: SdkRelease = {
  release: '3.0.2',
  interfaceRelease: '2.3.0',
  client: '7.16.0',
  three: '0.139.2',
  modules: {
    '@cognite/reveal': module('#published/@cognite/reveal'),
    '#published/@cognite/reveal': module('three', '@cognite/sdk'),
    '@cognite/reveal/tools': module('three'),
    '@cognite/sdk': module(),
    three: module(),
  },
};

describe('modulesNeeded', () => {
  it('adds what modules import in turn, and nothing else', () => {
    expect(modulesNeeded(release, ['@cognite/reveal'])).toEqual([
      '#published/@cognite/reveal',
      '@cognite/reveal',
      '@cognite/sdk',
      'three',
    ]);
  });

  it('names what can be imported when something cannot, without names of our own', () => {
    expect(() => modulesNeeded(release, ['left-pad'])).toThrow(/"left-pad".*@cognite\/reveal, /);
    expect(() => modulesNeeded(release, ['left-pad'])).not.toThrow(/#published/);
  });
});
