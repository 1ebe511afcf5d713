/**
 * A scenario drives a running example as a reader would, and asserts the effect that its page claims. One file per
 * example name, `tests/scenarios/<name>.ts`, default-exports one; it runs for every version that has the example.
 * Where versions differ, a scenario asks what the version offers ({@link Stage.offers}) and never for its name.
 */
import type { Frame, Locator, Page } from '@playwright/test';
import type { PlantNode } from '../../src/demo/manifest';
import type { Camera } from '../../src/frame/messages';
import type { DocsVersion } from '../../src/versions';
import { Control, selectKey } from './control';
import { toViewer } from './demo';
import { sdkOffers } from './offers';
import { Picture, type Pixel } from './picture';
import { clickAt } from './pointer';
import type { StructureDifference } from './structure';

export interface Scenario {
  /**
   * Brings the example from `ready` to what its pictures show (golden, poster, thumbnail), where that is not what
   * it shows by itself. It must come out the same each time: no moving camera, nothing that still plays.
   */
  readonly pose?: (stage: Stage) => Promise<void>;
  /**
   * The poster is drawn as the golden image is: Chromium's own software renderer, which draws the others, loses
   * what the example shows.
   */
  readonly posterAsGolden?: true;
  /**
   * How much the picture may differ from its golden image on another renderer, where renderers cannot agree on it;
   * undefined for a version in which they do.
   */
  readonly otherRenderers?: (stage: Stage) => StructureDifference | undefined;
  /** Asserts the effect; starts where `pose` left off. Throws when the example does not do what it claims. */
  readonly run: (stage: Stage) => Promise<void>;
}

/** Types a scenario in place. */
export function defineScenario(scenario: Scenario): Scenario {
  return scenario;
}

/** Size of the picture that scenarios look at, in pixels. */
export const stageSize = { width: 640, height: 360 } as const;

/** The SDK's vector, as far as all releases share it. */
export interface SceneVector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  clone(): SceneVector & { set(x: number, y: number, z: number): SceneVector };
}

/** What a picked pixel shows, in every release. */
export interface SceneHit {
  readonly point: SceneVector;
  /** CAD only. */
  readonly treeIndex?: number;
}

/**
 * The viewer as all releases have it, in the viewer's coordinates (Y up, meters). For {@link Stage.viewer}, which
 * also takes functions that ask for more: name what they need as the type of their parameter.
 */
export interface SceneViewer {
  readonly domElement: HTMLElement;
  readonly models: readonly object[];
  readonly cameraManager: {
    getCameraState(): { readonly position: SceneVector; readonly target: SceneVector };
    setCameraState(state: { position: SceneVector; target: SceneVector }): void;
  };
  getIntersectionFromPixel(x: number, y: number): Promise<SceneHit | null>;
  /** With `normalize`, 0 to 1 from the top left, and null outside the picture. */
  worldToScreen(
    point: SceneVector,
    normalize: true,
  ): { readonly x: number; readonly y: number } | null;
  requestRedraw(): void;
  on(event: 'sceneRendered', listener: () => void): void;
  off(event: 'sceneRendered', listener: () => void): void;
}

/** What a pixel of CAD shows. */
export interface Hit {
  readonly treeIndex: number | undefined;
  /** In the viewer's coordinates. */
  readonly point: readonly [number, number, number];
}

/** How long nothing may happen for a picture to count as still, in milliseconds. */
const quietTime = 400;
/** How long a key is held, in milliseconds. */
const holdTime = 200;
/** How long loading may take after the camera has moved, in milliseconds: a software renderer is slow. */
const loadingTime = 30_000;

/** Whether two cameras are the same to a millimeter. */
function isSameCamera(one: Camera, other: Camera): boolean {
  return (['position', 'target'] as const).every((key) =>
    one[key].every((value, axis) => Math.abs(value - (other[key][axis] ?? Infinity)) < 0.001),
  );
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** A running example, at 640×360. */
export class Stage {
  constructor(
    /** The page around the frame. */
    readonly page: Page,
    /** The frame that the program runs in. */
    readonly frame: Frame,
    readonly version: DocsVersion,
    /** How long to wait for an effect, in milliseconds. */
    private readonly patience: number,
  ) {}

  /** Labels of the controls that the scenario has worked. */
  private readonly used = new Set<string>();
  /** Options that were shown or chosen, by the list that they are of: several controls may offer the same list. */
  private readonly chosen = new Map<string, Set<string>>();
  /** How much the frame had said when it came to rest, and the picture then; nothing was done to it since. */
  private rest: { readonly messages: number; picture?: Picture } | undefined;

  /** Whether the version's SDK, client or tools export `name` as a value. */
  offers(name: string): boolean {
    return sdkOffers(this.version, name);
  }

  // --- waiting ---

  /** Repeats `check` until it gives something truthy, and returns that. Throws, saying `what`, when it never does. */
  async until<Value>(
    what: string,
    check: () => Promise<Value> | Value,
  ): Promise<Exclude<NonNullable<Value>, false>> {
    const end = Date.now() + this.patience;
    let cause: unknown;
    do {
      // What is waited for may come with nothing done.
      this.rest = undefined;
      try {
        const value = await check();
        if (value) return value as Exclude<NonNullable<Value>, false>;
      } catch (error) {
        cause = error;
      }
      await pause(100);
    } while (Date.now() < end);
    throw new Error(`Not seen within ${this.patience / 1000} s: ${what}.`, { cause });
  }

  /** Resolves when nothing loads, the camera stands, and the viewer has drawn since. */
  async still(): Promise<void> {
    const end = Date.now() + loadingTime;
    for (let last: Camera | undefined; ;) {
      await this.quiet();
      // A busy machine may draw no frame of a turn for longer than the quiet lasts.
      const before = last ?? (await this.camera());
      await this.redraw();
      last = await this.camera();
      if (isSameCamera(before, last)) break;
      if (Date.now() > end) throw new Error(`The camera moved for ${loadingTime / 1000} s.`);
    }
    this.rest = { messages: await this.countMessages() };
  }

  /** Resolves when nothing loads, and the frame has said nothing for a while. */
  private async quiet(): Promise<void> {
    const quiet = await this.page.evaluate(
      async ({ quietTime: quietFor, loadingTime: limit }) => {
        const start = performance.now();
        for (let count = -1, since = start; performance.now() - start < limit;) {
          const messages = window.frameMessages ?? [];
          const progress = messages.findLast((message) => message.type === 'progress');
          const loading =
            progress !== undefined &&
            (progress.itemsLoaded < progress.itemsRequested || progress.modelsPending > 0);
          if (loading || messages.length !== count) since = performance.now();
          if (performance.now() - since >= quietFor) return true;
          count = messages.length;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        return false;
      },
      { quietTime, loadingTime },
    );
    if (!quiet) throw new Error(`The example did not come to rest in ${loadingTime / 1000} s.`);
  }

  /** The same, at once when nothing was done or said since it was last still. */
  private async settle(): Promise<void> {
    if (this.rest === undefined || (await this.countMessages()) !== this.rest.messages) {
      await this.still();
    }
  }

  /** Messages of the frame so far. */
  private countMessages(): Promise<number> {
    return this.page.evaluate(() => window.frameMessages?.length ?? 0);
  }

  /** Resolves when the viewer has drawn a whole new picture. */
  async redraw(): Promise<void> {
    await this.ask(
      (viewer) =>
        new Promise<void>((resolve) => {
          const listener = () => {
            viewer.off('sceneRendered', listener);
            resolve();
          };
          viewer.on('sceneRendered', listener);
          viewer.requestRedraw();
        }),
    );
  }

  // --- the program ---

  /**
   * Calls `use` inside the frame with the newest viewer. `use` is sent as text: it sees `value` and globals, and
   * nothing of the scenario's file. What it returns must be plain data.
   */
  viewer<Result, Value = undefined, Viewer = SceneViewer>(
    use: (viewer: Viewer, value: Value) => Result | Promise<Result>,
    value?: Value,
  ): Promise<Result> {
    this.rest = undefined;
    return this.ask(use, value);
  }

  /** The same for what only looks. */
  private async ask<Result, Value = undefined, Viewer = SceneViewer>(
    use: (viewer: Viewer, value: Value) => Result | Promise<Result>,
    value?: Value,
  ): Promise<Result> {
    const handle = await this.frame.evaluateHandle(() => {
      const key = Symbol.for('reveal-docs.viewers');
      const viewer = (globalThis as unknown as Record<symbol, unknown[]>)[key]?.at(-1);
      if (viewer === undefined) throw new Error('The program has no viewer.');
      return viewer;
    });
    try {
      // Playwright types its argument by what it can send; here the receiver's type is the scenario's to know.
      return await handle.evaluate(use as (viewer: unknown, value: unknown) => Result, value);
    } finally {
      await handle.dispose();
    }
  }

  /** Texts that the program, or the SDK, wrote to the console. */
  logs(): Promise<string[]> {
    return this.page.evaluate(() =>
      (window.frameMessages ?? [])
        .filter((message) => message.type === 'log')
        .map(({ text }) => text),
    );
  }

  /** The lil-gui control with this label. */
  control(label: string): Control {
    const name = this.frame.locator('.lil-name').getByText(label, { exact: true });
    return new Control(this.frame.locator('.lil-controller').filter({ has: name }), {
      used: () => this.used.add(label),
      worked: () => (this.rest = undefined),
      chosen: (list, option) => this.chosen.set(list, this.chosenOf(list).add(option)),
    });
  }

  private chosenOf(list: string): Set<string> {
    return this.chosen.get(list) ?? new Set();
  }

  /** Opens or closes a folder of the panel by a press on its title. */
  async toggleFolder(title: string | RegExp): Promise<void> {
    this.rest = undefined;
    await this.frame.locator('.lil-title').filter({ hasText: title }).click();
  }

  /** Labels of all controls of the panel, in folders too, in their order. */
  labels(): Promise<string[]> {
    return this.frame.locator('.lil-controller .lil-name').allTextContents();
  }

  /**
   * What a reader can work and the scenario did not: labels of controls, two with one label, options, and buttons and
   * fields outside of the panel.
   */
  async unusedLabels(): Promise<string[]> {
    const labels = await this.labels();
    const unused = labels.filter((label) => !this.used.has(label));
    const twice = labels.filter((label, index) => labels.indexOf(label) !== index);
    const outside = await this.frame
      .locator(':is(button, input, select, textarea, a[href]):not(.lil-gui *)')
      .evaluateAll((elements) =>
        elements.map(({ tagName, textContent }) => `${tagName.toLowerCase()} "${textContent}"`),
      );
    const options = await this.frame
      .locator('.lil-controller select')
      .evaluateAll((selects) =>
        selects.map((select) =>
          Array.from((select as HTMLSelectElement).options, ({ label }) => label),
        ),
      );
    const lists = new Map(options.map((list) => [selectKey(list), list]));
    const unchosen = Array.from(lists, ([key, list]) =>
      list.filter((option) => !this.chosenOf(key).has(option)),
    );
    return [
      ...unused,
      ...twice.map((label) => `two of "${label}"`),
      ...unchosen.flat().map((option) => `option "${option}"`),
      ...outside,
    ];
  }

  /** Elements that the program put over the picture. */
  overlay(selector: string): Locator {
    return this.frame.locator(selector);
  }

  /** All text in the frame: overlays, panels, labels. */
  text(): Promise<string> {
    return this.frame.locator('body').innerText();
  }

  // --- the picture ---

  /** What a reader sees, once it is still: the picture of before, when nothing was done or said since. */
  async picture(): Promise<Picture> {
    await this.settle();
    const picture = this.rest?.picture ?? (await this.pictureNow());
    if (this.rest !== undefined) this.rest.picture = picture;
    return picture;
  }

  /** What a reader sees at this moment. */
  async pictureNow(): Promise<Picture> {
    return Picture.decode(await this.screenshot(stageSize));
  }

  /** A PNG of the page's upper left part, in pixels. */
  screenshot(size: { readonly width: number; readonly height: number }): Promise<Buffer> {
    return this.page.screenshot({ clip: { x: 0, y: 0, ...size }, timeout: loadingTime });
  }

  // --- places ---

  /** Where a point (the viewer's coordinates) is on the picture; undefined when it is outside of it. */
  async pixelOf(point: readonly number[]): Promise<Pixel | undefined> {
    const place = await this.ask((viewer, [x = 0, y = 0, z = 0]) => {
      const { position } = viewer.cameraManager.getCameraState();
      const found = viewer.worldToScreen(position.clone().set(x, y, z), true);
      return found === null ? null : { x: found.x, y: found.y };
    }, point);
    return place === null ? undefined : [place.x * stageSize.width, place.y * stageSize.height];
  }

  /** What the viewer says is at a pixel. */
  async pick([x, y]: Pixel): Promise<Hit | undefined> {
    const hit = await this.ask(
      async (viewer, [px, py]) => {
        const found = await viewer.getIntersectionFromPixel(px, py);
        if (!found) return null;
        const { treeIndex, point } = found;
        return {
          treeIndex,
          point: [point.x, point.y, point.z] as [number, number, number],
        };
      },
      [x, y] as const,
    );
    return hit === null ? undefined : { treeIndex: hit.treeIndex, point: hit.point };
  }

  /**
   * A pixel at which a part of the CAD model is seen, near the part's middle, with nothing of the page over it.
   * Throws when the part is nowhere to be seen. Each try is a pick, which draws: keep parts large.
   */
  async placeOf(node: PlantNode): Promise<Pixel> {
    await this.settle();
    const { treeIndex, subtreeSize } = node;
    const [low, high] = [toViewer(node.boundingBox.min), toViewer(node.boundingBox.max)];
    const place = await this.ask(
      async (viewer, part) => {
        const { width, height } = viewer.domElement.getBoundingClientRect();
        const { position } = viewer.cameraManager.getCameraState();
        const steps = [0.5, 0.3, 0.7, 0.1, 0.9];
        const pixels = new Map<string, [number, number]>();
        for (const u of steps) {
          for (const v of steps) {
            for (const w of steps) {
              const at = [u, v, w].map(
                (step, axis) => (part.low[axis] ?? 0) * (1 - step) + (part.high[axis] ?? 0) * step,
              );
              const [x = 0, y = 0, z = 0] = at;
              const seen = viewer.worldToScreen(position.clone().set(x, y, z), true);
              if (seen === null) continue;
              const pixel: [number, number] = [
                Math.round(seen.x * width),
                Math.round(seen.y * height),
              ];
              const top = document.elementFromPoint(...pixel);
              if (top?.tagName === 'CANVAS') pixels.set(pixel.join(), pixel);
            }
          }
        }
        const all = [...pixels.values()];
        const mean = [0, 1].map(
          (axis) => all.reduce((sum, pixel) => sum + (pixel[axis] ?? 0), 0) / all.length,
        );
        const off = ([x, y]: [number, number]) =>
          Math.hypot(x - (mean[0] ?? 0), y - (mean[1] ?? 0));
        all.sort((a, b) => off(a) - off(b));
        for (const pixel of all.slice(0, 24)) {
          const hit = await viewer.getIntersectionFromPixel(...pixel);
          const index = hit?.treeIndex ?? -1;
          if (index >= part.first && index < part.first + part.count) return pixel;
        }
        return null;
      },
      { low, high, first: treeIndex, count: subtreeSize },
    );
    if (place === null) throw new Error(`"${node.name}" is not to be seen.`);
    return place;
  }

  // --- the camera ---

  /** Where the camera is and what it looks at, in the viewer's coordinates. */
  camera(): Promise<Camera> {
    return this.ask((viewer) => {
      const { position: p, target: t } = viewer.cameraManager.getCameraState();
      return { position: [p.x, p.y, p.z], target: [t.x, t.y, t.z] } as Camera;
    });
  }

  /** Puts the camera somewhere, at once, and waits for the picture. */
  async setCamera(camera: Camera): Promise<void> {
    await this.viewer((viewer, { position, target }) => {
      const state = viewer.cameraManager.getCameraState();
      viewer.cameraManager.setCameraState({
        position: state.position.clone().set(...position),
        target: state.target.clone().set(...target),
      });
    }, camera);
    await this.still();
  }

  /**
   * Looks at a part from a distance of `factor` times its diagonal, from the south-east and above unless
   * `direction` (the viewer's coordinates, from the part to the camera) says otherwise.
   */
  async lookAt(
    { boundingBox: { min, max } }: PlantNode,
    factor = 1.5,
    direction: readonly [number, number, number] = [0.6, 0.6, 0.8],
  ): Promise<void> {
    const target = toViewer(min.map((value, axis) => (value + (max[axis] ?? 0)) / 2));
    const diagonal = Math.hypot(...min.map((value, axis) => (max[axis] ?? 0) - value));
    const scale = (factor * diagonal) / Math.hypot(...direction);
    const position: [number, number, number] = [
      target[0] + direction[0] * scale,
      target[1] + direction[1] * scale,
      target[2] + direction[2] * scale,
    ];
    await this.setCamera({ position, target });
  }

  // --- the pointer and the keyboard ---

  /** Clicks at a pixel, when the picture is still. */
  async click(place: Pixel): Promise<void> {
    await this.settle();
    this.rest = undefined;
    await clickAt(this.page, place);
  }

  /** Clicks twice in quick succession at a pixel, when the picture is still. */
  async doubleClick(place: Pixel): Promise<void> {
    await this.settle();
    this.rest = undefined;
    await clickAt(this.page, place, 2);
  }

  async move([x, y]: Pixel): Promise<void> {
    this.rest = undefined;
    await this.page.mouse.move(x, y);
  }

  /** Drags: the left button turns the camera, the right one shifts it. */
  async drag(
    [fromX, fromY]: Pixel,
    [toX, toY]: Pixel,
    button: 'left' | 'right' = 'left',
  ): Promise<void> {
    this.rest = undefined;
    await this.page.mouse.move(fromX, fromY);
    await this.page.mouse.down({ button });
    await this.page.mouse.move((fromX + toX) / 2, (fromY + toY) / 2);
    await this.page.mouse.move(toX, toY);
    await this.page.mouse.up({ button });
  }

  /** Turns the wheel at a pixel: a negative `amount` goes in. */
  async wheel([x, y]: Pixel, amount: number): Promise<void> {
    this.rest = undefined;
    // A view without the focus leaves the wheel to the page.
    await this.page.locator('iframe').focus();
    await this.page.mouse.move(x, y);
    await this.page.mouse.wheel(0, amount);
  }

  /** Holds keys together for long enough that the view moves, and waits until it rests. */
  async hold(...keys: readonly string[]): Promise<void> {
    this.rest = undefined;
    for (const key of keys) await this.page.keyboard.down(key);
    for (let count = 0; count < 3; count++) await this.redraw();
    await pause(holdTime);
    for (const key of keys) await this.page.keyboard.up(key);
    await this.still();
  }

  /** Presses a key, such as `Escape`. */
  async press(key: string): Promise<void> {
    this.rest = undefined;
    await this.page.keyboard.press(key);
  }
}

/** Throws with `what` unless `holds`. */
export function check(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}
