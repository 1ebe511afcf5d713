/**
 * A scenario uses a running example as a reader would, and checks the effects that the example's page describes. Each
 * file `tests/scenarios/<name>.ts` exports the scenario of the example `<name>` as its default export. The scenario
 * runs in every version that has the example. If versions differ, use {@link Stage.offers} to check which features a
 * version supports, instead of checking its name.
 */
import type { Frame, Locator, Page } from '@playwright/test';
import type { PlantNode } from '@reveal-docs/demo-project/manifest';
import type { Camera } from '@reveal-docs/runner/messages';
import type { DocsVersion } from '@reveal-docs/versions';
import { toViewer } from './demo';
import { sdkOffers } from './offers';
import { Picture, type Pixel } from './picture';
import { clickAt, dragTo, tapAt, touchAt, type Button } from './pointer';
import { holdAnswers, type Asked, type HeldAnswers } from './stage/answers';
import { cameraOn } from './stage/camera';
import type { Control } from './stage/control';
import { OwnControls, type OwnControl } from './stage/ownControls';
import { Panel } from './stage/panel';
import { loadingTime, Rest } from './stage/rest';
import { markSize, Scene, stageSize, type Hit, type SceneViewer } from './stage/scene';
import type { StructureDifference } from './structure';

export { stageSize };

export interface Scenario {
  /**
   * Changes the example from its `ready` state to the state that its pictures show, if these states differ. The result
   * must be the same in every run, without a moving camera or a playing animation.
   */
  readonly pose?: (stage: Stage) => Promise<void>;
  /**
   * Set this if Chromium's own renderer can't draw the example. The poster is then drawn by the renderer of the golden
   * images.
   */
  readonly posterAsGolden?: true;
  /**
   * Returns the maximum differences from the golden image on other renderers. If it returns `undefined`, the default
   * limits apply.
   */
  readonly otherRenderers?: (stage: Stage) => StructureDifference | undefined;
  /** Checks the effects in the state after `pose`. Throws if the example doesn't match the description on its page. */
  readonly run: (stage: Stage) => Promise<void>;
  /** Checks more details, such as each of many similar options, after `run`. Only `npm run test:all` calls this. */
  readonly details?: (stage: Stage) => Promise<void>;
}

/** Returns the scenario unchanged. Lets TypeScript check its type. */
export function defineScenario(scenario: Scenario): Scenario {
  return scenario;
}

/** How long keys are held, in milliseconds. */
const holdTime = 200;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** A running example with a size of 640×360 pixels, and the actions that a reader can take. */
export class Stage {
  private readonly scene: Scene;
  private readonly rest: Rest;
  private readonly panel: Panel;
  private readonly own: OwnControls;

  constructor(
    readonly page: Page,
    readonly frame: Frame,
    readonly version: DocsVersion,
    /** Timeout for an effect, in milliseconds. */
    private readonly patience: number,
  ) {
    this.scene = new Scene(frame);
    this.rest = new Rest(page, this.scene);
    this.panel = new Panel(frame, () => this.rest.end());
    this.own = new OwnControls(frame, () => this.rest.end());
  }

  /** Returns whether the version's SDK, client, or tools export `name` as a value. */
  offers(name: string): boolean {
    return sdkOffers(this.version, name);
  }

  /** Resolves with the first truthy result of `check`. If the time runs out, throws an error that contains `what`. */
  async until<Value>(
    what: string,
    check: () => Promise<Value> | Value,
  ): Promise<Exclude<NonNullable<Value>, false>> {
    const end = Date.now() + this.patience;
    let cause: unknown;
    do {
      // The change might not be caused by the scenario, so don't reuse the previous picture.
      this.rest.end();
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

  /** Resolves when loading has finished, the camera is still, and the viewer doesn't have anything left to draw. */
  still(): Promise<void> {
    return this.rest.still();
  }

  /** Resolves when the viewer has rendered a frame, even if that frame isn't visible on the page. */
  redraw(): Promise<void> {
    return this.scene.redraw();
  }

  /**
   * Calls `use` inside the frame, and passes it the newest viewer. The function is sent as text, so it can't access the
   * scenario's file. It can use only `value` and globals, and it must return plain data.
   */
  viewer<Result, Value = undefined, Viewer = SceneViewer>(
    use: (viewer: Viewer, value: Value) => Result | Promise<Result>,
    value?: Value,
  ): Promise<Result> {
    this.rest.end();
    return this.scene.ask(use, value);
  }

  /** Hides the models while `action` runs. Without models, a software renderer draws about five times as fast. */
  async withoutModels(action: () => Promise<void>): Promise<void> {
    const show = (isVisible: boolean) =>
      this.viewer((viewer: { readonly models: readonly { visible: boolean }[] }, visible) => {
        for (const model of viewer.models) model.visible = visible;
      }, isVisible);
    await show(false);
    await action();
    await show(true);
  }

  logs(): Promise<string[]> {
    return this.page.evaluate(() =>
      (window.frameMessages ?? [])
        .filter((message) => message.type === 'log')
        .map(({ text }) => text),
    );
  }

  /** Holds back responses to the program's requests that match `asked`, until the scenario sends or refuses them. */
  holdAnswers(asked: Asked): Promise<HeldAnswers> {
    return holdAnswers(this.page, asked);
  }

  /** Returns the lil-gui control with this label. */
  control(label: string): Control {
    return this.panel.control(label);
  }

  /** Returns the button with this name that the program created outside the panel. */
  button(name: string): OwnControl {
    return this.own.button(name);
  }

  /** Returns the field, checkbox, or radio button with this label that the program created outside the panel. */
  field(label: string): OwnControl {
    return this.own.field(label);
  }

  toggleFolder(title: string | RegExp): Promise<void> {
    return this.panel.toggleFolder(title);
  }

  labels(): Promise<string[]> {
    return this.panel.labels();
  }

  /**
   * Returns the labels of unused controls and options in the panel, and the labels of unused buttons and fields outside
   * it.
   */
  async unusedLabels(): Promise<string[]> {
    return [...(await this.panel.unused()), ...(await this.own.unused())];
  }

  /** Locates elements that the program has placed on top of the picture. */
  overlay(selector: string): Locator {
    return this.frame.locator(selector);
  }

  /** Returns all text in the frame, including overlays, panels, and labels. */
  text(): Promise<string> {
    return this.frame.locator('body').innerText();
  }

  /**
   * Returns the picture once it stops changing. If the scenario hasn't done anything since the previous picture, reuses
   * that picture.
   */
  picture(): Promise<Picture> {
    return this.rest.picture(() => this.pictureNow());
  }

  async pictureNow(): Promise<Picture> {
    const color = await this.scene.draw();
    const end = Date.now() + loadingTime;
    while (Date.now() < end) {
      const picture = await Picture.decode(await this.screenshot(stageSize));
      // On a slow machine, the browser might still show an earlier frame.
      if (picture.hasMark(markSize, color)) return picture.withoutMark(markSize);
    }
    throw new Error(`The browser did not show the drawn frame within ${loadingTime / 1000} s.`);
  }

  screenshot(size: { readonly width: number; readonly height: number }): Promise<Buffer> {
    return this.page.screenshot({ clip: { x: 0, y: 0, ...size }, timeout: loadingTime });
  }

  /** Returns the pixel that shows a point in viewer coordinates, or `undefined` if the point is outside the picture. */
  pixelOf(point: readonly number[]): Promise<Pixel | undefined> {
    return this.scene.pixelOf(point);
  }

  /** Returns the viewer's hit at a pixel, or `undefined` if the pick doesn't hit anything. */
  pick(place: Pixel): Promise<Hit | undefined> {
    return this.scene.pick(place);
  }

  /**
   * Returns a pixel that shows a CAD part, near the middle of the part. Skips pixels that other elements of the page
   * cover. Throws if the part isn't visible. Each attempt is a pick, which draws a frame, so choose large parts.
   */
  async placeOf({ name, boundingBox, treeIndex, subtreeSize }: PlantNode): Promise<Pixel> {
    await this.rest.settle();
    const [low, high] = [toViewer(boundingBox.min), toViewer(boundingBox.max)];
    const place = await this.scene.placeOf({ low, high, first: treeIndex, count: subtreeSize });
    if (place === null) throw new Error(`"${name}" is not to be seen.`);
    return place;
  }

  /** Returns the camera's position and target, in viewer coordinates. */
  camera(): Promise<Camera> {
    return this.scene.camera();
  }

  /** Moves the camera without an animation, and waits until the picture no longer changes. */
  async setCamera(camera: Camera): Promise<void> {
    this.rest.end();
    await this.scene.setCamera(camera);
    await this.rest.still();
  }

  /**
   * Points the camera at a part. The distance is `factor` times the part's diagonal. `direction` points from the part
   * to the camera, in viewer coordinates (by default southeast and up).
   */
  lookAt(
    node: PlantNode,
    factor = 1.5,
    direction: readonly [number, number, number] = [0.6, 0.6, 0.8],
  ): Promise<void> {
    return this.setCamera(cameraOn(node, factor, direction));
  }

  /** Clicks a pixel once the picture no longer changes. */
  async click(place: Pixel, button: Button = 'left'): Promise<void> {
    await this.rest.settle();
    this.rest.end();
    await clickAt(this.page, place, 1, button);
  }

  async tap(place: Pixel): Promise<void> {
    await this.rest.settle();
    this.rest.end();
    await tapAt(this.page, place);
  }

  /** Touches a pixel with a finger until `during` has finished. Starts once the picture no longer changes. */
  async touch(place: Pixel, during: () => Promise<void>): Promise<void> {
    await this.rest.settle();
    this.rest.end();
    await touchAt(this.page, place, during);
  }

  async doubleClick(place: Pixel): Promise<void> {
    await this.rest.settle();
    this.rest.end();
    await clickAt(this.page, place, 2);
  }

  async move([x, y]: Pixel): Promise<void> {
    this.rest.end();
    await this.page.mouse.move(x, y);
  }

  /** Drags from one pixel to another. The left button rotates the camera, and the right button pans it. */
  async drag(from: Pixel, to: Pixel, button: Button = 'left'): Promise<void> {
    this.rest.end();
    await dragTo(this.page, from, to, button);
  }

  /** Turns the wheel at a pixel. A negative `amount` zooms in. */
  async wheel([x, y]: Pixel, amount: number): Promise<void> {
    this.rest.end();
    // If the view doesn't have focus, turning the wheel scrolls the page.
    await this.page.locator('iframe').focus();
    await this.page.mouse.move(x, y);
    await this.page.mouse.wheel(0, amount);
  }

  /** Holds down all of these keys long enough to move the view, and waits until the picture no longer changes. */
  async hold(...keys: readonly string[]): Promise<void> {
    this.rest.end();
    for (const key of keys) await this.page.keyboard.down(key);
    for (let count = 0; count < 3; count++) await this.redraw();
    await pause(holdTime);
    for (const key of keys) await this.page.keyboard.up(key);
    await this.rest.still();
  }

  async press(key: string): Promise<void> {
    this.rest.end();
    await this.page.keyboard.press(key);
  }
}

export function check(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}
