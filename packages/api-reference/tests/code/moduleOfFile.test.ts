import { expect, it } from 'vitest';
import { moduleOfFile } from '../../src/code/moduleOfFile';

it.each([
  ['/site/node_modules/@types/three/build/three.module', 'three'],
  ['/site/examples/3.x/node_modules/@cognite/sdk/dist/src/index', '@cognite/sdk'],
  ['/site/node_modules/a/node_modules/@types/scope__package/index.d.ts', '@scope/package'],
  ['/site/examples/4.x/project.ts', './project'],
])('the module of %s is %s', (file, name) => {
  expect(moduleOfFile(file)).toBe(name);
});
