import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { collectApi } from '../../src/pack/api';
import { packArchive } from '../../src/pack/archive';
import { findMessages } from '../../src/pack/messages';

describe('packArchive', () => {
  const files = [
    { name: 'bin/main.js', content: 'run();', isExecutable: true },
    { name: `${'folder/'.repeat(15)}file.json`, content: Buffer.alloc(600, 'a') },
  ];
  const tar = gunzipSync(packArchive(files));
  const field = (from: number, length: number) =>
    tar
      .subarray(from, from + length)
      .toString()
      .replace(/\0.*$/s, '');

  it('writes headers in the ustar format', () => {
    expect(field(0, 100)).toBe('package/bin/main.js');
    expect(field(100, 8)).toBe('0000755');
    expect(field(124, 12)).toBe('00000000006');
    expect(field(257, 6)).toBe('ustar');
    const sum = tar
      .subarray(0, 512)
      .reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
    expect(Number.parseInt(field(148, 6), 8)).toBe(sum);
    expect(tar.subarray(512, 518).toString()).toBe('run();');
  });

  it('splits long paths at a slash', () => {
    const path = `${field(1024 + 345, 155)}/${field(1024, 100)}`;
    expect(path).toBe(`package/${'folder/'.repeat(15)}file.json`);
  });

  it('ends with two empty blocks, and returns the same bytes each time', () => {
    expect(tar.length).toBe(512 * (2 + 3 + 2));
    expect(tar.subarray(-1024).every((byte) => byte === 0)).toBe(true);
    expect(packArchive(files).equals(packArchive(files))).toBe(true);
  });

  it('refuses a path that is too long', () => {
    expect(() => packArchive([{ name: 'a'.repeat(300), content: '' }])).toThrow('too long');
  });
});

describe('findMessages', () => {
  it('finds thrown and logged messages, with … for their variable parts', () => {
    const code = `
      function a(e) {
        if (e) throw new Error(\`Model \${e} not \${e}found\`);
        if (e) throw Error("Part " + e + " is missing");
        if (e) throw new n("Class name was shortened");
        Promise.reject(new TypeError("Not a valid type"));
        console.warn("Only a warning here");
        log.info("Single");
        e.add("Not a message at all");
        console.error(e);
      }`;
    expect(findMessages(code)).toEqual([
      { text: 'Class name was shortened', isThrown: true },
      { text: 'Model … not …found', isThrown: true },
      { text: 'Not a valid type', isThrown: true },
      { text: 'Only a warning here', isThrown: false },
      { text: 'Part … is missing', isThrown: true },
    ]);
  });
});

describe('collectApi', () => {
  const names = collectApi({
    symbols: {
      Viewer: {
        name: 'Viewer',
        kind: 'class',
        module: 'cognite_reveal_tools',
        page: 'api/Viewer',
        members: { on: { kind: 'method', anchor: 'on' }, old: { kind: 'method', anchor: 'old' } },
      },
    },
    pages: [
      {
        file: 'Viewer.md',
        frontMatter: { title: 'Viewer', description: '', api: { module: '', group: '' } },
        section: {
          type: 'section',
          level: 1,
          title: 'Viewer',
          name: 'Viewer',
          parts: [
            {
              type: 'section',
              level: 2,
              title: 'on()',
              name: 'Viewer.on',
              parts: [
                { type: 'signature', code: 'on(): void;' },
                { type: 'label', label: 'Deprecated' },
                { type: 'text', markdown: 'Use [off](../off.md) &#60; <b>it</b>.' },
                { type: 'label', label: 'Example' },
                { type: 'text', markdown: '<span>Ours</span>\n\n```ts\nviewer.on();\n```' },
              ],
              facts: {
                history: [],
                uses: [{ title: 'Events', url: '/docs/events' }],
                isMember: true,
              },
            },
          ],
        },
      },
    ],
    route: 'docs',
    signatures: new Map([['Viewer.old', ['old(): void']]]),
    descriptions: new Map([['Viewer.on', { text: 'Adds  a\nlistener.', value: '1' }]]),
    history: {
      'Viewer.old': [
        { type: 'deprecated', after: '3.3.0', by: '4.0.0', name: 'Viewer.old', instead: '`on`' },
      ],
    },
    statements: { 'Viewer.on': ['events/once'] },
  });

  it('combines what the build steps know about a member', () => {
    expect(names['Viewer.on']).toEqual({
      kind: 'method',
      address: 'docs/api/Viewer#on',
      signatures: ['on(): void;'],
      description: 'Adds a listener.',
      defaultValue: '1',
      deprecated: 'Use off < it.',
      sample: 'viewer.on();',
      history: [],
      uses: [{ title: 'Events', address: 'docs/events' }],
      statements: ['events/once'],
    });
  });

  it('uses recorded declarations, and the advice of a deprecation in the history', () => {
    expect(names['Viewer.old']).toMatchObject({
      signatures: ['old(): void'],
      deprecated: 'Use `on`.',
    });
  });

  it('includes the module of a symbol', () => {
    expect(names.Viewer?.module).toBe('@cognite/reveal/tools');
  });
});
