import { describe, expect, it } from 'vitest';
import { behavior } from '../../src/answers/behavior';
import { page } from '../../src/answers/page';
import { search } from '../../src/answers/search';
import { symbol } from '../../src/answers/symbol';
import { createTools, input } from '../fixtures';

const tools = await createTools();

describe('search', () => {
  it('returns the heading, the address and the matching sentence', () => {
    const { text } = search(tools, input('pointer rests'));
    expect(text).toContain(
      '1. Events › Hovering\n   docs/events#hovering\n   The event fires when the pointer rests for 100 ms.',
    );
    expect(text).toContain('4.x (4.29.0).');
  });

  it('reports that nothing was found', () => {
    expect(search(tools, input('xylophone'))).toEqual({
      text: 'Nothing found for "xylophone" in 4.x. Use other words, or search another version.',
      isNegative: true,
    });
  });

  it('refuses an empty and a too long text', () => {
    expect(() => search(tools, input(''))).toThrow('Missing search text.');
    expect(() => search(tools, input('a'.repeat(65)))).toThrow('Use up to 64 characters.');
  });
});

describe('page', () => {
  it.each(['docs/events', 'events', '/docs/events.md', 'https://docs.example/docs/events'])(
    'finds %s',
    (address) => {
      expect(page(tools, input(address)).text).toMatch(/^# Events\n\nReact to clicks/);
    },
  );

  it('prefers the version in the address, and finds pages that belong to no version', () => {
    expect(page(tools, input('docs/3.x/events')).text).toContain('# Events in 3.x');
    expect(page(tools, input('events', { version: '3.x' })).text).toContain('# Events in 3.x');
    expect(page(tools, input('index')).text).toContain('# Home');
  });

  it('returns a section with its subsections', () => {
    const { text } = page(tools, input('docs/events#hovering'));
    expect(text).toMatch(/^## Hovering[\s\S]+# no heading[\s\S]+### Touch/);
    expect(text).not.toContain('## Long');
    expect(text).toContain('Source: https://docs.example/docs/events#hovering');
  });

  it('shortens a long page, and lists the omitted sections', () => {
    const { text } = page(tools, input('events'));
    expect(text).not.toContain('## Long');
    expect(text).toContain(
      '(to show the whole page, add `--more`):\n- Long: docs/events#long\n- Last:',
    );
    expect(page(tools, input('events', { more: true })).text).toContain('## Last');
  });

  it('lists the sections if one is missing, and similar pages if a page is missing', () => {
    expect(page(tools, input('events#hover'))).toMatchObject({
      text: expect.stringContaining('- Hovering: docs/events#hovering'),
      isNegative: true,
    });
    expect(page(tools, input('event')).text).toContain('Similar pages: docs/events.');
  });
});

describe('symbol', () => {
  it('describes a member, briefly unless `more` is set', () => {
    const { text } = symbol(tools, input('Viewer.on()'));
    for (const part of [
      '# Viewer.on',
      'on(event: string): void;',
      'Changed between 3.3.0 and 4.2.2',
      "viewer.on('click');",
      '- `disposed` fires once. [events/once]\n  - 4.29.0: holds\n  - 3.3.0: `disposed` fires twice.',
      '- It rests. [events/rests]',
      'Used in: Events (docs/events)',
      'Source: https://docs.example/docs/api/Viewer#on',
    ]) {
      expect(text).toContain(part);
    }
    expect(text.length).toBeLessThan(1000);
    expect(symbol(tools, input('Viewer.on', { more: true })).text.length).toBeGreaterThan(1000);
  });

  it('shows the import and the members of a symbol', () => {
    const { text } = symbol(tools, input('viewer'));
    expect(text).toContain("import { Viewer } from '@cognite/reveal';");
    expect(text).toContain('method: on, old (deprecated)');
  });

  it('shows the advice for a deprecated name', () => {
    expect(symbol(tools, input('Viewer.old')).text).toContain('**Deprecated.** Use `on`.');
  });

  it('lists the members with a name, and finds them by the end of a variable’s name', () => {
    expect(symbol(tools, input('on')).text).toContain('- Viewer.on: ');
    expect(symbol(tools, input('on')).text).toContain('- CadModel.on: ');
    expect(symbol(tools, input('er.on')).text).toContain('# Viewer.on');
  });

  it.each([
    ['Model3D', '`Model3D` is now called `CadModel`.'],
    ['Model3D.on', '`Model3D.on` is now called `CadModel.on`.'],
    [
      'Viewer.getCamera',
      '`Viewer.getCamera` was removed. Instead: The camera manager has the camera.',
    ],
    ['Viewer.explode', "`Viewer.explode` isn't in 4.x (4.29.0), but it's in 3.x (3.3.0)."],
    ['Viewer.onn', 'Similar names: Viewer.on'],
  ])('reports what happened to %s', (name, says) => {
    expect(symbol(tools, input(name))).toMatchObject({
      text: expect.stringContaining(says),
      isNegative: true,
    });
  });
});

describe('behavior', () => {
  it.each(['events', 'Viewer.on', 'disposed fires', 'events/once'])('finds %s', (words) => {
    expect(behavior(tools, input(words)).text).toContain('3.3.0: `disposed` fires twice.');
  });

  it('counts statements that differ, and names the tested releases', () => {
    expect(behavior(tools, input('events')).text).toContain(
      'Tested in 4.29.0 and 3.3.0. 1 statement differs between releases.',
    );
  });

  it('finds statements that cite the source code', () => {
    expect(behavior(tools, input('need WebAssembly')).text).toContain('[policy/wasm]');
  });

  it('lists the topics without a query, and similar topics for an unknown word', () => {
    expect(behavior(tools, input('')).text).toContain('- events: 2 statements');
    expect(behavior(tools, input('event')).isNegative).toBeUndefined();
    expect(behavior(tools, input('ebents'))).toMatchObject({
      text: 'No statements found for "ebents". Similar topics: events.',
      isNegative: true,
    });
  });
});
