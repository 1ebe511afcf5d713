import { defineJudge } from '@reveal-docs/lessons/judge';
import type { Place } from '@reveal-docs/lessons/picture';
import type { Stage } from '@reveal-docs/lessons/stage';
import { cameraOn, findPlace, metersBetween } from '../look';

/** Resolves with the lengths that the page shows, in meters. */
async function shownLengths(stage: Stage): Promise<number[]> {
  const lengths = (await stage.text()).matchAll(/(\d+(?:\.\d+)?)\s?m\b/g);
  return Array.from(lengths, ([, length]) => Number(length));
}

export default defineJudge({
  goal: 'Two clicks draw a line with its length',
  async judge(stage) {
    const tank = await stage.part('T-101');
    // With this camera, the measured places are a few meters apart.
    await stage.setCamera(cameraOn(tank));
    const place = await findPlace(stage, tank);
    if (place === undefined) return 'The tank T-101 can’t be seen: it should be visible.';
    const ends: readonly [Place, Place] = [
      [place[0] - 25, place[1]],
      [place[0] + 25, place[1] + 8],
    ];
    const [from, to] = [await stage.pick(ends[0]), await stage.pick(ends[1])];
    if (from === undefined || to === undefined)
      return 'The tank T-101 is hidden: it should be visible.';
    const length = metersBetween(from.point, to.point);
    const before = await shownLengths(stage);
    await stage.click(ends[0]);
    await stage.click(ends[1]);
    let added: number[] = [];
    const isShown = await stage.until(async () => {
      added = (await shownLengths(stage)).filter((shown) => !before.includes(shown));
      return added.some((shown) => Math.abs(shown - length) < 0.05 * length + 0.05);
    });
    if (isShown) return undefined;
    const seen = added.length > 0 ? `the label shows ${added.at(-1)} m` : 'no new length is shown';
    return `After two clicks on the tank, ${seen}: it should be about ${length.toFixed(2)} m.`;
  },
});
