import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { designPlant } from '../../src/plant/layout/site';
import { drawMap } from '../../src/plant/map';
import { mapLabels } from '../../src/plant/mapLabels';
import { numberNodes } from '../../src/plant/number';

describe('the map', () => {
  const nodes = numberNodes(designPlant().root);
  const svg = drawMap(
    nodes,
    [{ text: 'T-101 & <co>', x: -51.5, y: 29 }],
    [{ text: '4', x: 1, y: 2 }],
  );
  const $ = load(svg, { xml: true });

  it('is one SVG that covers the plant, with one unit per meter', () => {
    const [x = 0, y = 0, width = 0, height = 0] = ($('svg').attr('viewBox') ?? '')
      .split(' ')
      .map(Number);
    const bounds = nodes[0]?.bounds;
    expect(x).toBeLessThan(bounds?.min[0] ?? 0);
    expect(y).toBeLessThan(-(bounds?.max[1] ?? 0));
    expect(x + width).toBeGreaterThan(bounds?.max[0] ?? 0);
    expect(y + height).toBeGreaterThan(-(bounds?.min[1] ?? 0));
    expect(svg).not.toContain('NaN');
  });

  it('shows tanks as circles at their positions', () => {
    const tank = $('circle').filter(
      (_, item) =>
        $(item).attr('cx') === '-51.5' &&
        $(item).attr('cy') === '-29' &&
        $(item).attr('r') === '6.5',
    );
    expect(tank.length).toBeGreaterThan(0);
  });

  it('writes labels and marks as text', () => {
    const texts = $('text')
      .map((_, item) => $(item).text())
      .get();
    expect(texts).toContain('T-101 & <co>');
    expect(texts).toContain('4');
  });
});

describe('labels of the map', () => {
  const marks = [{ text: '1', x: -26, y: 9.5 }];
  const labels = mapLabels(numberNodes(designPlant().root), marks);

  it('have no other label or mark within their width', () => {
    // In DejaVu Sans Bold, the five characters of `R-201` are 5.35 meters wide, including their outline. Therefore,
    // half of a character is 0.535 meters wide.
    const collisions = labels.flatMap((label, index) =>
      [...labels.slice(index + 1), ...marks]
        .filter(
          ({ text, x, y }) =>
            Math.abs(x - label.x) < 0.535 * (text.length + label.text.length) &&
            Math.abs(y - label.y) < 1.6,
        )
        .map(({ text }) => `${label.text} and ${text}`),
    );
    expect(collisions).toEqual([]);
  });

  it('move beside their items, if they would overlap', () => {
    const place = (name: string) => labels.find(({ text }) => text === name);
    expect(place('R-201')?.y).toBeCloseTo(13.25);
    expect(place('R-202')?.y).toBeCloseTo(11.45);
  });
});
