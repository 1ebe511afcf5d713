import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createDemoService } from '../../src';
import { drawTile } from '../../src/service/map/tiles';
import { Ground, mercatorWidth, palette, siteLatLong } from '../../src/service/map/world';
import { createFixtureData } from '../../../../tests/fixtures/demoData';

const service = createDemoService(createFixtureData());
const size = 256;

const tile = (path: string) =>
  service.handle({ method: 'GET', url: `https://a.tile.openstreetmap.org/${path}` });

/**
 * Implements the Web Mercator formulas independently of the tested code. `east` and `north` are in meters from the
 * site.
 */
function pixelOf(zoom: number, east: number, north: number) {
  const tiles = 2 ** zoom;
  const latitude = ((siteLatLong.latitude + (north / mercatorWidth) * 360) / 180) * Math.PI;
  const x = (siteLatLong.longitude / 360 + east / mercatorWidth + 0.5) * tiles;
  const y = (0.5 - Math.asinh(Math.tan(latitude)) / (2 * Math.PI)) * tiles;
  const pixel = (value: number) => Math.floor((value % 1) * size);
  return { x: Math.floor(x), y: Math.floor(y), index: pixel(y) * size + pixel(x) };
}

const groundAt = (zoom: number, east: number, north: number) => {
  const { x, y, index } = pixelOf(zoom, east, north);
  return drawTile(zoom, x, y)[index];
};

describe('a map tile', () => {
  it('is a PNG with the drawn colors', async () => {
    const { x, y } = pixelOf(15, 0, 0);
    const response = await tile(`15/${x}/${y}.png`);
    expect(response.headers['content-type']).toBe('image/png');
    const { data, info } = await sharp(response.body as Uint8Array)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: size, height: size, channels: 3 });
    const drawn = drawTile(15, x, y);
    const expected = [...drawn].flatMap((ground) => palette[ground] ?? []);
    expect(data.equals(Buffer.from(expected))).toBe(true);
    expect(new Set(drawn).size).toBeGreaterThan(3);
  });

  it('has the same bytes each time', async () => {
    expect((await tile('14/8192/8191.png')).body).toEqual((await tile('14/8192/8191.png')).body);
  });

  it.each(['20/0/0.png', '3/8/0.png', '3/0/8.png'])(
    '%s is 404, because it’s outside the map',
    async (path) => {
      expect((await tile(path)).status).toBe(404);
    },
  );

  it('doesn’t require a token, and its URL belongs to the service', async () => {
    expect(service.serves('https://c.tile.openstreetmap.org/0/0/0.png')).toBe(true);
    expect(service.serves('https://d.tile.openstreetmap.org/0/0/0.png')).toBe(false);
    expect(service.serves('https://a.tile.openstreetmap.org/0/0/0.jpg')).toBe(false);
    expect((await tile('0/0/0.png')).status).toBe(200);
    expect(service.unknownEndpoints).toEqual([]);
  });
});

describe('the map', () => {
  it('has a yard around the site, a road around the yard, and the sea around everything', () => {
    expect(groundAt(17, 3, 3)).toBe(Ground.yard);
    expect(groundAt(17, -64, 43)).toBe(Ground.yard);
    expect(groundAt(17, 105, 60)).toBe(Ground.road);
    expect(groundAt(17, 60, -105)).toBe(Ground.road);
    for (const [east, north] of [
      [3000, 0],
      [-3000, 0],
      [0, 3000],
      [0, -3000],
    ] as const) {
      expect([Ground.sea, Ground.deepSea]).toContain(groundAt(14, east, north));
    }
  });

  it('looks the same at each zoom level', () => {
    const parent = drawTile(14, 8192, 8191);
    const child = drawTile(15, 16384, 16382);
    let same = 0;
    for (let y = 0; y < size / 2; y++) {
      for (let x = 0; x < size / 2; x++) {
        if (parent[y * size + x] === child[2 * y * size + 2 * x]) same++;
      }
    }
    expect(same / (size / 2) ** 2).toBeGreaterThan(0.97);
  });

  it('continues across the edges of tiles', () => {
    const left = drawTile(15, 16384, 16383);
    const right = drawTile(15, 16385, 16383);
    let same = 0;
    for (let y = 0; y < size; y++) {
      if (left[y * size + size - 1] === right[y * size]) same++;
    }
    expect(same / size).toBeGreaterThan(0.95);
  });
});
