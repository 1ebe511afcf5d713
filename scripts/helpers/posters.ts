/**
 * Draws posters of examples whose initial view doesn't show their effect. The gallery shows small pictures, so the
 * effect must be large. All other posters show the initial view.
 */
import sharp from 'sharp';
import { demoNode, type Stage } from '../../tests/tools';

/** Draws a poster of the running example. `shoot` takes a picture of the stage, which is as large as the poster. */
export type DrawPoster = (stage: Stage, shoot: () => Promise<Buffer>) => Promise<Buffer>;

type Point = readonly [x: number, y: number, z: number];

/** In pixels. */
export const posterSize = { width: 1280, height: 720 };
const { width, height } = posterSize;

/** `center` is the horizontal position of the label, in pixels. */
function labelOf(text: string, center: number): string {
  const half = text.length * 12 + 36;
  return `<rect x="${center - half}" y="32" width="${2 * half}" height="76" rx="38" fill="#15232a"/>
    <text x="${center}" y="84" fill="#fff" text-anchor="middle">${text}</text>`;
}

interface Half {
  readonly picture: Buffer;
  readonly label: string;
}

async function halves(left: Half, right: Half): Promise<Buffer> {
  const middle = width / 2;
  const front = await sharp(right.picture)
    .extract({ left: middle, top: 0, width: middle, height })
    .toBuffer();
  const labels = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
    font-family="sans-serif" font-size="40" font-weight="600">
    <rect x="${middle - 2}" width="4" height="${height}" fill="#fff"/>
    ${labelOf(left.label, middle / 2)}${labelOf(right.label, middle * 1.5)}</svg>`;
  return sharp(left.picture)
    .composite([{ input: front, left: middle, top: 0 }, { input: Buffer.from(labels) }])
    .png()
    .toBuffer();
}

/** Enlarges the middle of a picture. With the `nearest` kernel, individual pixels of the original stay visible. */
function enlarge(
  picture: Buffer,
  factor: number,
  kernel: 'nearest' | 'cubic' = 'cubic',
): Promise<Buffer> {
  const [part, high] = [Math.round(width / factor), Math.round(height / factor)];
  const [left, top] = [Math.round((width - part) / 2), Math.round((height - high) / 2)];
  return sharp(picture)
    .extract({ left, top, width: part, height: high })
    .resize(width, height, { kernel })
    .png()
    .toBuffer();
}

/** Draws the view from `position` toward `target`, and enlarges its middle by `factor`. */
const from =
  (position: Point, target: Point, factor = 1): DrawPoster =>
  async (stage, shoot) => {
    await stage.setCamera({ position: [...position], target: [...target] });
    return enlarge(await shoot(), factor);
  };

async function showOnly(stage: Stage, wanted: 'cad' | 'pointcloud'): Promise<void> {
  await stage.viewer(
    (viewer: { readonly models: readonly { type: string; visible: boolean }[] }, type) => {
      for (const model of viewer.models) model.visible = model.type === type;
    },
    wanted,
  );
  await stage.redraw();
}

/** Draws the CAD model on the left and the point cloud on the right. */
const compare =
  (position: Point, target: Point, labels: readonly [string, string]): DrawPoster =>
  async (stage, shoot) => {
    await stage.setCamera({ position: [...position], target: [...target] });
    await showOnly(stage, 'cad');
    const cad = await shoot();
    await showOnly(stage, 'pointcloud');
    return halves({ picture: cad, label: labels[0] }, { picture: await shoot(), label: labels[1] });
  };

export const posters: Readonly<Record<string, DrawPoster>> = {
  async antialiasing(stage, shoot) {
    const zoomed = async (hint: string): Promise<Half> => {
      await stage.control('antiAliasingHint').set(hint);
      await stage.until('the new viewer has its model', () =>
        stage.viewer((viewer) => viewer.models.length === 1),
      );
      return { picture: await enlarge(await shoot(), 5, 'nearest'), label: hint };
    };
    return halves(await zoomed('disabled'), await zoomed('msaa4+fxaa'));
  },
  async 'rendering-resolution'(stage, shoot) {
    await stage.lookAt(demoNode('P-203A'), 2);
    await stage.control('Most pixels').set('20,000');
    const coarse = await shoot();
    await stage.control('Most pixels').set('No limit');
    return halves(
      { picture: coarse, label: '20,000 pixels' },
      { picture: await shoot(), label: '921,600 pixels' },
    );
  },
  async axisviewtool(stage, shoot) {
    await stage.control('Size (px)').set(240);
    return from([12, 26, 62], [6, 5, -4])(stage, shoot);
  },
  // From below, the sky is visible through the gap.
  'cad-transform-override': from([0, 2, -44], [-8, 15, -17]),
  async controlsmodes(stage, shoot) {
    const reactor = demoNode('R-201');
    await stage.lookAt(reactor, 1.2);
    await stage.click(await stage.placeOf(reactor));
    await stage.still();
    return enlarge(await shoot(), 2.5);
  },
  'dm-models': compare([28, 13, -38], [3, 11, -12], ['CAD model', 'Point cloud']),
  'dm-combine': compare([-12, 18, 24], [-48, 4, -18], ['Classic', 'Data model']),
  async 'dm-image360'(stage, shoot) {
    await stage.control('Show me').set('C-201');
    await stage.until('the asset is shown', async () => (await stage.text()).includes('C-201'));
    return shoot();
  },
  async 'point-to-point-measurement'(stage, shoot) {
    await stage.control('Remove all').press();
    await stage.control('Unit of new labels').set('Meters');
    await stage.control('Width of new lines').set(0.05);
    await stage.setCamera({ position: [18, 6.5, -24], target: [18, 5.5, -13] });
    await stage.click(await stage.placeOf(demoNode('R-201')));
    await stage.click(await stage.placeOf(demoNode('R-202')));
    await stage.until('the distance', async () => /\d m/.test(await stage.text()));
    return enlarge(await shoot(), 2);
  },
  'cad-3dobjects': from([-66, 36, 60], [-30, 5, -2]),
  'cad-2doverlay': from([-25, 22, 14], [-48, 8, -16], 2),
  'cad-prioritized-nodes': from([12, 16, 34], [34, 2, 4]),
  timelinetool: from([-26, 24, 34], [4, 7, -10]),
  'click-reactions-pointcloud': from([-32, 14, 36], [-40, 6, 12], 1.3),
};
