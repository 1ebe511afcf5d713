import { demoNode, middleOf } from './demo';
import { isSameTone, rgbOf } from './picture';
import { check, defineScenario, type Stage } from './scenario';

/** The program's red, as it appears on the screen. */
const red = '#d62718';
const label = 'Tag or name';

/** Types a query, waits until the panel shows a result that starts with `start`, and returns the hits. */
async function find(stage: Stage, query: string, start: string): Promise<string[]> {
  await stage.field(label).type(query);
  await stage.until(`"${query}" gives "${start}"`, async () => {
    return (await stage.overlay('[role=status]').innerText()).startsWith(start);
  });
  return stage.overlay('li').allInnerTexts();
}

/** Presses Enter in the field, which moves the camera to the first hit. */
async function goToFirst(stage: Stage, tag: string): Promise<void> {
  await stage.field(label).key('Enter');
  await stage.until(`${tag} is shown`, async () => {
    return (await stage.text()).includes(`${tag} is red.`);
  });
  await stage.still();
}

async function isShown(stage: Stage, name: string): Promise<void> {
  await stage.until(`${name} is in the middle`, async () => {
    const [x, y] = (await stage.pixelOf(middleOf(demoNode(name)))) ?? [0, 0];
    return Math.hypot(x - 320, y - 180) < 3;
  });
  const share = (await stage.picture()).shareOf(red, { x: 250, y: 0, width: 390, height: 360 });
  check(share > 0.005, `${name} is red: ${share} of the picture`);
}

async function askAndHold(stage: Stage, query: string) {
  const held = await stage.holdAnswers({ path: '/assets/search', text: query });
  await stage.field(label).type(query);
  await stage.field(label).key('Enter');
  await stage.until(`the answer to "${query}" is kept back`, async () => (await held.count()) > 0);
  const words = await stage.overlay('[role=status]').innerText();
  check(words === 'Searching…', `the panel says that it searches: "${words}"`);
  return held;
}

/** Checks that the panel reports a rejected search, removes the hits, and then allows another search. */
async function isRefusalTold(stage: Stage): Promise<void> {
  await find(stage, 'storage', '6 found.');
  const refused = await askAndHold(stage, 'tank');
  await refused.refuse();
  await stage.until('the refusal is told', async () => {
    return (await stage.text()).includes('The search failed.');
  });
  check((await stage.overlay('li').count()) === 0, 'a refused search leaves no hits');
}

/** Checks that the result of a newer query stays the same when a late response or error arrives. */
async function isOvertaken(stage: Stage, query: string, end: 'release' | 'refuse'): Promise<void> {
  const late = await askAndHold(stage, query);
  const hits = await find(stage, 'reactor', '4 found.');
  check(
    hits.some((text) => text.startsWith('R-201, ')),
    `reactors: ${hits.join('; ')}`,
  );
  const camera = JSON.stringify(await stage.camera());
  await late[end]();
  // A late response could cause another request and a camera animation. Wait longer than these would take.
  for (let count = 0; count < 3; count++) await stage.still();
  const now = await stage.overlay('li').allInnerTexts();
  check(now.join() === hits.join(), `a late ${end} leaves the hits: ${now.join('; ')}`);
  check((await stage.text()).includes('4 found.'), `a late ${end} leaves what the panel says`);
  check(JSON.stringify(await stage.camera()) === camera, `a late ${end} moves nothing`);
}

/**
 * Tests that the example finds parts by tag and name, that Enter moves to the first hit, and that late results are
 * ignored.
 */
export default defineScenario({
  async pose(stage) {
    await find(stage, 'P-203', '6 found.');
    await goToFirst(stage, 'P-203');
  },
  async run(stage) {
    // The first hit is a group that consists of both pumps.
    const hits = await stage.overlay('li').allInnerTexts();
    check(hits.length === 6, `six are listed: ${hits.join('; ')}`);
    check(hits[0] === 'P-203, Set of P-203A and P-203B', `the set comes first: "${hits[0]}"`);
    for (const name of ['P-203A', 'P-203B']) {
      const place = await stage.placeOf(demoNode(name));
      const seen = (await stage.picture()).colorAt(place);
      check(isSameTone(seen, rgbOf(red), 0.2), `${name} is red, and not ${String(seen)}`);
    }

    const [system] = await find(stage, 'storage', '6 found.');
    check(system === 'Atmospheric storage, not in 3D', `a system has no part: "${system}"`);
    // Another tank hides the middle of T-104, so T-104 must be visible through that tank.
    await goToFirst(stage, 'T-104');
    await isShown(stage, 'T-104');
    const seen = (await stage.picture()).colorAt([320, 180]);
    check(seen[0] > seen[1] + 60, `T-104 shows through what is before it: ${String(seen)}`);

    await stage.field(label).key('Tab');
    await stage.press('Tab');
    await stage.press('Enter');
    await stage.until('the second tank is shown', async () => {
      return (await stage.text()).includes('T-101 is red.');
    });
    await isShown(stage, 'T-101');

    const nothing = await find(stage, 'X-999', 'Nothing is called “X-999”.');
    check(nothing.length === 0, 'nothing is listed');
    const danger = '<img src=x>';
    await find(stage, danger, `Nothing is called “${danger}”.`);
    await find(stage, '', 'Type a tag');

    await isRefusalTold(stage);
    await isOvertaken(stage, 'column', 'release');
    await isOvertaken(stage, 'exchanger', 'refuse');

    await find(stage, 'R-201', '3 found.');
    // Visit the reactor last, because the following checks use that view.
    for (const text of (await stage.overlay('li button').allInnerTexts()).reverse()) {
      await stage.button(text).press();
    }
    await isShown(stage, 'R-201');
  },
});
