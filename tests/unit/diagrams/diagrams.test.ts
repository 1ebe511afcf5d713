import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio/slim';
import { colord, extend } from 'colord';
import a11y from 'colord/plugins/a11y';
import { describe, expect, it } from 'vitest';
import { diagrams, drawPictures } from '../../../src/diagrams';
import { type Diagram, shapes, widthOf, type Place } from '../../../src/diagrams/diagram';
import { draw } from '../../../src/diagrams/draw';
import { readPalette } from '../../../src/diagrams/palette';
import { readApiIndex } from '@reveal-docs/api-reference/names';
import { readKnown } from '@reveal-docs/statements/known';
import { readVersions, rootDir } from '@reveal-docs/versions';

extend([a11y]);

const all = Object.entries(diagrams);
const known = readKnown();

/** Names that aren't in the API index, because they're events, or belong to the client or to JavaScript. */
const otherCode = new Set(
  'cameraStop beforeSceneRendered sceneRendered CogniteClient authenticate import object3D require viewer true false'.split(
    ' ',
  ),
);

/**
 * Width of the narrowest column for each layout, in pixels (see `src/remark/diagrams.ts`). A phone is 360 pixels wide.
 */
const narrowestColumn = { wide: 620, narrow: 328 };

function textsOf({ boxes, arrows }: Diagram): string[] {
  return [
    ...Object.values(boxes).flatMap(({ title, lines = [] }) => [title ?? '', ...lines]),
    ...arrows.map(({ label }) => label ?? ''),
  ];
}

function overlap([ax, ay, aw, ah]: Place, [bx, by, bw, bh]: Place): boolean {
  return ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;
}

describe.each(all)('%s', (name, diagram) => {
  it('has a title and a description', () => {
    expect(diagram.title).toMatch(/^[A-Z].{15,70}[^.]$/);
    expect(diagram.description).toMatch(/^[A-Z][^`]{120,700}\.$/);
  });

  it('cites existing statements and sources', () => {
    const missing = diagram.restsOn.filter(
      (id) => !known.statements.has(id) && !known.sources.has(id),
    );
    expect(missing).toEqual([]);
  });

  it.each(shapes)('has each box inside the %s picture, and no two overlap', (shape) => {
    const { places, height } = diagram[shape];
    const placed = Object.entries(places).flatMap(([box, place]) => {
      const tone = diagram.boxes[box]?.tone;
      const isHolder = tone === 'group' || tone === 'highlight';
      return place === null ? [] : [{ box, place, isHolder }];
    });
    const outside = placed.filter(
      ({ place: [x, y, width, tall] }) =>
        x < 8 || y < 8 || x + width > widthOf[shape] - 8 || y + tall > height - 8,
    );
    expect(outside).toEqual([]);
    const single = placed.filter(({ isHolder }) => !isHolder);
    const pairs = single.flatMap((a, index) =>
      single
        .slice(index + 1)
        .filter((b) => overlap(a.place, b.place))
        .map((b) => `${a.box} and ${b.box}`),
    );
    expect(pairs).toEqual([]);
  });

  it('mentions only existing symbols of the API', () => {
    for (const { folder, name: version } of readVersions()) {
      if (version !== 'current' && version !== '4.x') continue;
      const symbols = Object.values(readApiIndex(folder).symbols);
      const names = new Set(
        symbols.flatMap((symbol) => [symbol.name, ...Object.keys(symbol.members)]),
      );
      const code = textsOf(diagram).flatMap((text) =>
        [...text.matchAll(/`([^`]+)`/g)].flatMap(
          ([, part = '']) => part.match(/[A-Za-z]\w+/g) ?? [],
        ),
      );
      const unknown = code.filter((word) => !names.has(word) && !otherCode.has(word));
      expect(unknown, version).toEqual([]);
    }
  });

  it('draws large enough text in the site’s colors, with a contrast of at least 4.5:1', () => {
    for (const { svg, shape, mode } of drawPictures(name, diagram)) {
      const $ = load(svg, { xml: true });
      const { ink, inkSoft, paper, surface, accentWash } = readPalette(mode);
      const textSizes = $('[font-size]').map((_, element) => Number($(element).attr('font-size')));
      const scale = narrowestColumn[shape] / widthOf[shape];
      expect(Math.min(...textSizes.get()) * scale).toBeGreaterThanOrEqual(11);
      const textColors = new Set(
        $('text')
          .map((_, element) => $(element).attr('fill') ?? '')
          .get(),
      );
      const fills = new Set(
        $('rect')
          .map((_, element) => $(element).attr('fill') ?? '')
          .get(),
      );
      fills.delete('none');
      expect([...textColors].filter((color) => ![ink, inkSoft].includes(color))).toEqual([]);
      expect([...fills].filter((color) => ![paper, surface, accentWash].includes(color))).toEqual(
        [],
      );
      for (const color of textColors) {
        for (const fill of fills) {
          expect(
            colord(color).contrast(colord(fill)),
            `${color} on ${fill}`,
          ).toBeGreaterThanOrEqual(4.5);
        }
      }
      expect($('title').text()).toBe(diagram.title);
      expect($('desc').text()).toBe(diagram.description);
    }
  });
});

it('every source file is in the list, and every diagram is on a page', () => {
  const files = fs.readdirSync(path.join(rootDir, 'src/diagrams/sources'));
  const names = files.map((file) =>
    path.parse(file).name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  expect(names.sort()).toEqual(Object.keys(diagrams).sort());
  const pages = fs
    .readdirSync(path.join(rootDir, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => fs.readFileSync(path.join(rootDir, 'docs', file), 'utf8'));
  const unused = names.filter(
    (name) => !pages.some((page) => page.includes(`<Diagram name="${name}" />`)),
  );
  expect(unused).toEqual([]);
});

describe('the size check of a diagram', () => {
  const palette = readPalette('light');
  const withBoxes = (text: string, place: Place, label?: string): Diagram => ({
    title: 'A title',
    description: 'A description.',
    restsOn: [],
    boxes: { a: { lines: [text] }, b: { title: 'B' } },
    arrows: label === undefined ? [] : [{ from: 'a', to: 'b', label }],
    wide: { height: 200, places: { a: place, b: [300, 10, 40, 40] } },
    narrow: { height: 200, places: { a: place, b: null } },
  });

  it.each<[string, Diagram, RegExp]>([
    ['a word wider than its box', withBoxes('Unbreakable', [10, 10, 60, 40]), /is wider than/],
    [
      'more lines than a box has room for',
      withBoxes('one two', [10, 10, 46, 30]),
      /"a" is .* high/,
    ],
    [
      'a label longer than its arrow',
      withBoxes('one', [230, 10, 50, 40], 'label'),
      /is wider than/,
    ],
  ])('refuses %s', (_what, diagram, message) => {
    expect(() => draw(diagram, 'wide', palette)).toThrow(message);
  });

  it('names the diagram and the layout in the error', () => {
    const diagram = withBoxes('Unbreakable', [10, 10, 60, 40]);
    expect(() => drawPictures('tall', diagram)).toThrow('Diagram "tall", wide: ');
  });

  it('accepts texts that fit', () => {
    const svg = draw(withBoxes('one two', [10, 10, 100, 40], 'a label'), 'wide', palette);
    expect(svg).toContain('>one two</text>');
    expect(svg).toContain('>a label</text>');
  });
});

it('a palette with a missing color is refused', () => {
  expect(() => readPalette('dark', ':root { --docs-paper: #ffffff; }')).toThrow('in dark mode');
});
