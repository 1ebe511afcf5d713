import { describe, expect, it } from 'vitest';
import { slimRegistry } from '../../src/plugins/chunkNames/slimRegistry';

describe('the registry of page modules in the browser', () => {
  const load = '() => import(/* webpackChunkName: "00280755" */ "@site/docs/a (b).md")';

  it('keeps what loads a module and leaves out what only the server reads', () => {
    expect(
      slimRegistry(
        `export default {\n  "00280755": [${load}, "@site/docs/a (b).md", require.resolveWeak("@site/docs/a (b).md")],\n` +
          `  "1": [${load}, "@site/docs/a (b).md", require.resolveWeak("@site/docs/a (b).md")]\n};\n`,
      ),
    ).toBe(`export default {\n  "00280755": [${load}],\n  "1": [${load}]\n};\n`);
  });

  it('leaves lines of any other shape alone', () => {
    const other = `export default {\n  "a": { load: ${load} },\n};\n`;
    expect(slimRegistry(other)).toBe(other);
  });
});
