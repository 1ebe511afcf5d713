/**
 * `npx tsx scripts/lessonShots.ts [lesson …]`: runs the solutions of lessons, and updates the pictures of the lessons'
 * goals in `static/img/lessons`. Doesn't need a built site.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readVersions, rootDir } from '@reveal-docs/versions';
import type { PosterMode } from '@reveal-docs/versions/addresses/poster';
import { lessonPictures } from '../src/plugins/lessons/read';
import { poses } from '../tasks/lessons/poses';
import {
  compileFor,
  openFramePage,
  PlaywrightStage,
  preparePage,
  recordRequests,
  startFramePageServer,
  startProgram,
  stageSize,
  viewBackground,
} from '../tests/tools';
import { launchChromium, viewArgs } from './helpers/chromium';
import { main } from './helpers/run';
import { encodeWithin } from './helpers/shots';
import { recordPicture } from './helpers/tasks/lessonPictures';
import { lessonNames, readSolution } from './helpers/tasks/lessons';

/** Maximum size of a picture, in bytes. It keeps the total size of all pictures below 1 MB. */
const pictureBytes = 26_000;
const qualities = [82, 74, 66, 58, 50, 42];

const pictureStyles = '[class*="reveal-viewer-spinner"] { display: none !important; }';

/** Colors of the console in each color mode, from `src/css/tokens.css`. */
const consoleColors = {
  light: 'background: #fff; color: #15232a; border-top: 1px solid #d5dfe3',
  dark: 'background: #0f171b; color: #e3ebee; border-top: 1px solid #2a3a42',
};

interface ConsoleText {
  readonly lines: readonly string[];
  readonly colors: string;
}

/** Shows the program's console at the bottom of the view, for lessons whose goal is visible only there. */
function showConsole({ lines, colors }: ConsoleText): void {
  const list = document.createElement('pre');
  list.textContent = lines.map((line) => `> ${line}`).join('\n');
  list.style.cssText = `position: fixed; inset: auto 0 0; margin: 0; padding: 12px 16px; font-size: 16px; ${colors}`;
  document.body.append(list);
}

async function shoot(page: Page, lesson: string, mode: PosterMode): Promise<Buffer> {
  const version = readVersions().find(({ isLast }) => isLast);
  if (version === undefined) throw new Error('No version is marked as the latest.');
  const run = { ...compileFor(version, readSolution(lesson)), background: viewBackground(mode) };
  const scene = await startProgram(page, { version, name: lesson, run });
  const stage = new PlaywrightStage(scene);
  await poses[lesson]?.(stage);
  await scene.frame.addStyleTag({ content: pictureStyles });
  const lines = (await stage.logs()).filter(({ source }) => source === 'program');
  if (lesson === 'report-a-click')
    await scene.frame.evaluate(showConsole, {
      lines: lines.map(({ text }) => text),
      colors: consoleColors[mode],
    });
  await scene.still();
  await scene.redraw();
  return encodeWithin(await scene.screenshot(stageSize), pictureBytes, qualities);
}

main(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !lessonNames.includes(name));
  if (unknown.length > 0)
    throw new Error(`Unknown lesson ${unknown.join(', ')}. Check the spelling.`);
  const server = await startFramePageServer();
  const browser = await launchChromium(viewArgs);
  try {
    const page = await browser.newPage({ viewport: stageSize });
    await preparePage(page);
    await recordRequests(page);
    await openFramePage(page, server);
    for (const lesson of asked.length === 0 ? lessonNames : asked) {
      for (const { mode, poster } of lessonPictures(readSolution(lesson), lesson)) {
        const picture = await shoot(page, lesson, mode);
        const file = path.join(rootDir, 'static', poster);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        fs.writeFileSync(file, picture);
        console.log(`${path.relative(rootDir, file)}: ${(picture.length / 1000).toFixed(0)} kB`);
      }
      recordPicture(lesson);
    }
  } finally {
    await browser.close();
    await server.close();
  }
});
