/**
 * `npx tsx scripts/identity.ts`: draws the logo, the favicon, and the social cards, and writes them to `static/img`.
 * They show a cube with three different faces: a flat fill (CAD), a grid of dots (points), and a horizon (360 image).
 * The pictures are committed, because the cards depend on the machine's sans-serif font.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { rootDir } from '@reveal-docs/versions';
import { main } from './helpers/run';

/** Colors of the light and dark modes, from `src/css/tokens.css`. */
const light = { accent: '#085560', ink: '#15232a', soft: '#3d4d55', paper: '#ffffff' };
const dark = { accent: '#6fd0d6' };

const outDir = path.join(rootDir, 'static', 'img');

/** Returns SVG for the dots on the right face of a cube in a 64×64 square. */
function dots(across: number, down: number, radius: number): string {
  return Array.from({ length: across * down }, (_, index) => {
    const u = ((index % across) + 0.5) / across;
    const v = (Math.floor(index / across) + 0.5) / down;
    const x = 32 + 25 * u;
    const y = 32 - 13.5 * u + 28 * v;
    return `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${radius}"/>`;
  }).join('');
}

/** Returns SVG for the cube in one color, in a 64×64 square. */
function cube(color: string, grid: readonly [number, number, number]): string {
  return (
    // Top face, the 360 image: land below the horizon, sky above.
    `<path d="M32 5 57 18.5 32 32 7 18.5z" fill="${color}" opacity=".22"/>` +
    `<path d="M7 18.5 16.3 13.5Q24 17 32 15.2T47.7 13.5L57 18.5 32 32z" fill="${color}" opacity=".75"/>` +
    // Left face, the CAD model: a flat fill.
    `<path d="M7 18.5 32 32V60L7 46.5z" fill="${color}"/>` +
    // Right face, the point cloud.
    `<g fill="${color}">${dots(...grid)}</g>` +
    `<path d="M32 5 57 18.5V46.5L32 60 7 46.5V18.5zM32 32 57 18.5M32 32V60" fill="none" stroke="${color}" ` +
    'stroke-width="2.4" stroke-linejoin="round"/>'
  );
}

function svg(content: string, size = 64): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${content}</svg>\n`;
}

/**
 * Returns the favicon, which follows the browser's color mode. The favicon is displayed at 16 pixels, so its dots are
 * fewer and larger than in the logo.
 */
function favicon(): string {
  const mark = cube('currentColor', [3, 3, 2.9]);
  return svg(
    `<style>svg{color:${light.accent}}@media (prefers-color-scheme:dark){svg{color:${dark.accent}}}</style>${mark}`,
  );
}

interface Card {
  readonly file: string;
  readonly title: string;
  readonly line: string;
}

const cards: readonly Card[] = [
  {
    file: 'site',
    title: 'Reveal docs',
    line: 'CAD models, point clouds and 360 images in a web page',
  },
  { file: 'guide', title: 'Guides', line: 'How the viewer works, and how to work with it' },
  { file: 'example', title: 'Examples', line: 'Programs to read, run and change in the page' },
  { file: 'api', title: 'API reference', line: 'Every class, function and type, by version' },
];

/** Returns a social card of 1200×630 pixels, the usual size for link previews. */
function card({ title, line }: Card): string {
  const font = `font-family="Inter, 'Liberation Sans', 'DejaVu Sans', sans-serif"`;
  const eyebrow =
    title === 'Reveal docs'
      ? ''
      : `<text x="96" y="218" ${font} font-size="34" fill="${light.accent}" font-weight="600">Reveal docs</text>`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">' +
    `<rect width="1200" height="630" fill="${light.paper}"/>` +
    `<g transform="translate(760 115) scale(6.2)">${cube(light.accent, [8, 8, 0.95])}</g>` +
    `${eyebrow}` +
    `<text x="92" y="310" ${font} font-size="84" font-weight="700" fill="${light.ink}">${title}</text>` +
    `<text x="96" y="376" ${font} font-size="27" fill="${light.soft}">${line}</text>` +
    `<text x="96" y="548" font-family="'DejaVu Sans Mono', monospace" font-size="26" fill="${light.soft}">@cognite/reveal</text>` +
    `<rect x="0" y="618" width="1200" height="12" fill="${light.accent}"/></svg>`
  );
}

export async function drawIdentity(): Promise<void> {
  fs.mkdirSync(path.join(outDir, 'social'), { recursive: true });
  fs.writeFileSync(path.join(outDir, 'logo.svg'), svg(cube(light.accent, [4, 4, 1.9])));
  fs.writeFileSync(path.join(outDir, 'logo-dark.svg'), svg(cube(dark.accent, [4, 4, 1.9])));
  fs.writeFileSync(path.join(outDir, 'favicon.svg'), favicon());
  for (const entry of cards) {
    await sharp(Buffer.from(card(entry)))
      .png({ palette: true, compressionLevel: 9 })
      .toFile(path.join(outDir, 'social', `${entry.file}.png`));
  }
}

if (require.main === module) main(drawIdentity);
