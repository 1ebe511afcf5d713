/** The configurations of hosts are those that the table of headers makes. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hashedFolders, securityHeaders } from '../../deploy/headers';
import { renderAll, renderNginx } from '../../deploy/render';
import { rootDir } from '../../src/versions';

it.each(Object.entries(renderAll()))('deploy/%s is up to date', (name, text) => {
  expect(fs.readFileSync(path.join(rootDir, 'deploy', name), 'utf8')).toBe(text);
  for (const value of Object.values(securityHeaders)) expect(text).toContain(value);
  for (const folder of hashedFolders) expect(text).toContain(folder);
});

it('nginx serves a site at the root of its domain without a redirect to itself', () => {
  const text = renderNginx({ listen: '80', root: '/srv', baseUrl: '/' });
  expect(text).not.toContain('rewrite ^/$');
  expect(text).toContain('location / {');
});
