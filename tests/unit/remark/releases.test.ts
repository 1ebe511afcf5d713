import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { VFile } from 'vfile';
import { parsePage } from '@reveal-docs/api-reference/blocks/pages';
import release from '../../../src/remark/release';
import { rootDir } from '@reveal-docs/versions';
import { versions } from '../../fixtures/versions';

describe.each(versions)('$label', (version) => {
  it('inserts its releases into a page, and keeps other expressions', async () => {
    const file = new VFile({ path: path.join(version.contentDir, 'concepts.mdx') });
    const root = await parsePage(file.path, 'Runs {release}, as {interfaceRelease}, {other}.');
    await release({ siteDir: rootDir, siteUrl: 'https://docs.example/' })(
      root,
      file,
      () => undefined,
    );
    const [paragraph] = root.children;
    const children = paragraph && 'children' in paragraph ? paragraph.children : [];
    expect(children.map((node) => ('value' in node ? node.value : node.type))).toEqual([
      'Runs ',
      version.release,
      ', as ',
      version.interfaceRelease,
      ', ',
      'other',
      '.',
    ]);
  });

  it('puts its release and the URL of the site into code', async () => {
    const file = new VFile({ path: path.join(version.contentDir, 'concepts.mdx') });
    const root = await parsePage(file.path, '```bash\nget {siteUrl}a {release} { release }\n```');
    await release({ siteDir: rootDir, siteUrl: 'https://docs.example/' })(
      root,
      file,
      () => undefined,
    );
    expect(root.children).toMatchObject([
      { value: `get https://docs.example/a ${version.release} { release }` },
    ]);
  });
});
