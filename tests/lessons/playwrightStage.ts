/** A stage that lesson judges use to examine a program through Playwright. */
import type { Frame } from '@playwright/test';
import sharp from 'sharp';
import { toParts } from '@reveal-docs/lessons/parts';
import { Picture, type Place } from '@reveal-docs/lessons/picture';
import {
  Undecided,
  type Camera,
  type LogEntry,
  type Part,
  type Stage,
  type StageHit,
  type StageModel,
  type StageRequest,
  type Vector,
} from '@reveal-docs/lessons/stage';
import { demoNodes } from '../scenarios/demo';
import { Stage as Scene, stageSize } from '../scenarios/scenario';
import { requestsOf } from '../scenarios/stage/requests';

/** Timeout for an effect, in milliseconds. */
const patience = 5000;

/** Members of the SDK's viewer that this file uses. */
interface Viewer {
  readonly models: readonly { readonly type: string; readonly visible: boolean }[];
  getIntersectionFromPixel(
    x: number,
    y: number,
  ): Promise<{
    readonly type: string;
    readonly treeIndex?: number;
    readonly point: { readonly x: number; readonly y: number; readonly z: number };
  } | null>;
}

function kindOf(type: string): StageModel['kind'] {
  if (type === 'cad') return 'cad';
  return type === 'pointcloud' ? 'points' : 'other';
}

function countViewers(frame: Frame): Promise<number> {
  return frame.evaluate(() => {
    const key = Symbol.for('reveal-docs.viewers');
    return (globalThis as unknown as Record<symbol, unknown[] | undefined>)[key]?.length ?? 0;
  });
}

function findPart(name: string): Part {
  const part = toParts(demoNodes()).get(name);
  if (part === undefined) throw new Error(`The plant has no part "${name}".`);
  return part;
}

export class PlaywrightStage implements Stage {
  private readonly scene: Scene;

  /** `scene` must contain a running program. */
  constructor({ page, frame, version }: Scene) {
    this.scene = new Scene(page, frame, version, patience);
  }

  private async assertViewer(): Promise<void> {
    if ((await this.viewers()) === 0) throw new Undecided('The program has no viewer.');
  }

  async settle(): Promise<void> {
    await this.assertViewer();
    await this.scene.still();
  }

  viewers(): Promise<number> {
    return countViewers(this.scene.frame);
  }

  async models(): Promise<readonly StageModel[]> {
    await this.assertViewer();
    const models = await this.scene.viewer((viewer: Viewer) =>
      viewer.models.map(({ type, visible }) => ({ type, visible })),
    );
    return models.map(({ type, visible }) => ({ kind: kindOf(type), visible }));
  }

  async picture(): Promise<Picture> {
    await this.assertViewer();
    await this.scene.still();
    // With a slow renderer, the browser might still show an earlier frame than the one that was drawn last.
    await this.scene.redraw();
    const { data, info } = await sharp(await this.scene.screenshot(stageSize))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return new Picture(info.width, info.height, data);
  }

  async pick(place: Place): Promise<StageHit | undefined> {
    await this.assertViewer();
    const hit = await this.scene.viewer(
      async (viewer: Viewer, [x, y]: readonly [number, number]) => {
        const found = await viewer.getIntersectionFromPixel(x, y);
        if (!found) return null;
        const { type, treeIndex, point } = found;
        const { x: east, y: up, z: south } = point;
        return { type, treeIndex, point: [east, up, south] as [number, number, number] };
      },
      [place[0], place[1]] as const,
    );
    if (hit === null) return undefined;
    const { type, treeIndex, point } = hit;
    return { kind: kindOf(type), point, ...(treeIndex !== undefined && { treeIndex }) };
  }

  async placeOf(point: Vector): Promise<Place | undefined> {
    await this.assertViewer();
    return this.scene.pixelOf(point);
  }

  part(name: string): Promise<Part> {
    return Promise.resolve(name).then(findPart);
  }

  async camera(): Promise<Camera> {
    await this.assertViewer();
    return this.scene.camera();
  }

  async setCamera({ position, target }: Camera): Promise<void> {
    await this.assertViewer();
    await this.scene.setCamera({ position: [...position], target: [...target] });
  }

  async click(place: Place): Promise<void> {
    await this.assertViewer();
    await this.scene.click(place);
  }

  async doubleClick(place: Place): Promise<void> {
    await this.assertViewer();
    await this.scene.doubleClick(place);
  }

  async hover(place: Place): Promise<void> {
    await this.assertViewer();
    await this.scene.move(place);
  }

  async drag(from: Place, to: Place): Promise<void> {
    await this.assertViewer();
    await this.scene.drag(from, to);
  }

  async wheel(place: Place, amount: number): Promise<void> {
    await this.assertViewer();
    await this.scene.wheel(place, amount);
  }

  async key(key: string): Promise<void> {
    await this.assertViewer();
    await this.scene.hold(key);
  }

  async press(button: string): Promise<boolean> {
    const found = this.scene.frame.getByRole('button', { name: button, exact: true });
    if ((await found.count()) === 0) return false;
    await found.first().click();
    return true;
  }

  /** Returns the program's visible text, without the heading and description that the frame's document contains. */
  async text(): Promise<string> {
    const texts = await this.scene.frame
      .locator('body > :not(main), body > main > :not(h1, p:first-of-type)')
      .evaluateAll((elements) =>
        elements.map((element) =>
          element instanceof HTMLElement && element.getClientRects().length > 0
            ? element.innerText
            : '',
        ),
      );
    return texts.join('\n').trim();
  }

  logs(): Promise<readonly LogEntry[]> {
    return this.scene.page.evaluate(() =>
      (window.frameMessages ?? []).flatMap((message) =>
        message.type === 'log'
          ? [{ level: message.level, text: message.text, source: message.source }]
          : [],
      ),
    );
  }

  async requests(): Promise<readonly StageRequest[]> {
    const asked = await requestsOf(this.scene.page);
    return asked.map(({ method, url }) => ({
      method,
      path: URL.canParse(url) ? new URL(url).pathname : url,
    }));
  }

  async until(check: () => Promise<boolean>): Promise<boolean> {
    try {
      return await this.scene.until('the effect', check);
    } catch {
      // On a busy machine, the effect might not have been drawn yet.
      if ((await this.viewers()) > 0) await this.scene.still();
      return check();
    }
  }
}
