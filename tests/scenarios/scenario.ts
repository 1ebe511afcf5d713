/**
 * A scenario drives a running example as a reader would, and asserts the effect that its page claims. One file per
 * example name, `tests/scenarios/<name>.ts`, default-exports one; it runs for every version that has the example.
 * Where versions differ, a scenario asks what the version offers ({@link Stage.offers}) and never for its name.
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
import { Scene, stageSize, type Hit, type SceneViewer } from './stage/scene';
import type { StructureDifference } from './structure';

export { stageSize };

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

/** How long a key is held, in milliseconds. */
const holdTime = 200;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** A running example, at 640×360. */
export class Stage {
  private readonly scene: Scene;
  private readonly rest: Rest;
  private readonly panel: Panel;
  private readonly own: OwnControls;

  constructor(
    /** The page around the frame. */
    readonly page: Page,
    /** The frame that the program runs in. */
    readonly frame: Frame,
    readonly version: DocsVersion,
    /** How long to wait for an effect, in milliseconds. */
    private readonly patience: number,
  ) {
    this.scene = new Scene(frame);
    this.rest = new Rest(page, this.scene);
    this.panel = new Panel(frame, () => this.rest.end());
    this.own = new OwnControls(frame, () => this.rest.end());
  }

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

  /** Resolves when nothing loads, the camera doesn't move, and the viewer has nothing left to draw. */
  still(): Promise<void> {
    return this.rest.still();
  }

  /** Resolves when the viewer has drawn a whole new picture. */
  redraw(): Promise<void> {
    return this.scene.redraw();
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
    this.rest.end();
    return this.scene.ask(use, value);
  }

  /**
   * Hides the models while `action` runs. For actions of which only the camera is checked: a software renderer then
   * draws each frame about five times as fast.
   */
  async withoutModels(action: () => Promise<void>): Promise<void> {
    const show = (isVisible: boolean) =>
      this.viewer((viewer: { readonly models: readonly { visible: boolean }[] }, visible) => {
        for (const model of viewer.models) model.visible = visible;
      }, isVisible);
    await show(false);
    await action();
    await show(true);
  }

  /** Texts that the program, or the SDK, wrote to the console. */
  logs(): Promise<string[]> {
    return this.page.evaluate(() =>
      (window.frameMessages ?? [])
        .filter((message) => message.type === 'log')
        .map(({ text }) => text),
    );
  }

  /** From now on keeps back the answers to such requests of the program, to be sent late or refused. */
  holdAnswers(asked: Asked): Promise<HeldAnswers> {
    return holdAnswers(this.page, asked);
  }

  /** The lil-gui control with this label. */
  control(label: string): Control {
    return this.panel.control(label);
  }

  /** A button of this name that the program made outside of the panel. */
  button(name: string): OwnControl {
    return this.own.button(name);
  }

  /** A field, box or radio button with this label that the program made outside of the panel. */
  field(label: string): OwnControl {
    return this.own.field(label);
  }

  /** Opens or closes a folder of the panel by a press on its title. */
  toggleFolder(title: string | RegExp): Promise<void> {
    return this.panel.toggleFolder(title);
  }

  /** Labels of all controls of the panel, in folders too, in their order. */
  labels(): Promise<string[]> {
    return this.panel.labels();
  }

  /**
   * What a reader can work and the scenario did not: labels of controls, two with one label, options, and buttons and
   * fields outside of the panel.
   */
  async unusedLabels(): Promise<string[]> {
    return [...(await this.panel.unused()), ...(await this.own.unused())];
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
  picture(): Promise<Picture> {
    return this.rest.picture(() => this.pictureNow());
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
  pixelOf(point: readonly number[]): Promise<Pixel | undefined> {
    return this.scene.pixelOf(point);
  }

  /** What the viewer says is at a pixel. */
  pick(place: Pixel): Promise<Hit | undefined> {
    return this.scene.pick(place);
  }

  /**
   * A pixel at which a part of the CAD model is seen, near the part's middle, with nothing of the page over it.
   * Throws when the part is nowhere to be seen. Each try is a pick, which draws: keep parts large.
   */
  async placeOf({ name, boundingBox, treeIndex, subtreeSize }: PlantNode): Promise<Pixel> {
    await this.rest.settle();
    const [low, high] = [toViewer(boundingBox.min), toViewer(boundingBox.max)];
    const place = await this.scene.placeOf({ low, high, first: treeIndex, count: subtreeSize });
    if (place === null) throw new Error(`"${name}" is not to be seen.`);
    return place;
  }

  // --- the camera ---

  /** Where the camera is and what it looks at, in the viewer's coordinates. */
  camera(): Promise<Camera> {
    return this.scene.camera();
  }

  /** Puts the camera somewhere, at once, and waits for the picture. */
  async setCamera(camera: Camera): Promise<void> {
    this.rest.end();
    await this.scene.setCamera(camera);
    await this.rest.still();
  }

  /**
   * Looks at a part from a distance of `factor` times its diagonal, from the south-east and above unless
   * `direction` (the viewer's coordinates, from the part to the camera) says otherwise.
   */
  lookAt(
    node: PlantNode,
    factor = 1.5,
    direction: readonly [number, number, number] = [0.6, 0.6, 0.8],
  ): Promise<void> {
    return this.setCamera(cameraOn(node, factor, direction));
  }

  // --- the pointer and the keyboard ---

  /** Clicks at a pixel, when the picture is still. */
  async click(place: Pixel, button: Button = 'left'): Promise<void> {
    await this.rest.settle();
    this.rest.end();
    await clickAt(this.page, place, 1, button);
  }

  /** Taps a pixel with a finger, when the picture is still. */
  async tap(place: Pixel): Promise<void> {
    await this.rest.settle();
    this.rest.end();
    await tapAt(this.page, place);
  }

  /** Keeps a finger at a pixel, when the picture is still, until `during` is done. */
  async touch(place: Pixel, during: () => Promise<void>): Promise<void> {
    await this.rest.settle();
    this.rest.end();
    await touchAt(this.page, place, during);
  }

  /** Clicks twice in quick succession at a pixel, when the picture is still. */
  async doubleClick(place: Pixel): Promise<void> {
    await this.rest.settle();
    this.rest.end();
    await clickAt(this.page, place, 2);
  }

  async move([x, y]: Pixel): Promise<void> {
    this.rest.end();
    await this.page.mouse.move(x, y);
  }

  /** Drags: the left button turns the camera, the right one shifts it. */
  async drag(from: Pixel, to: Pixel, button: Button = 'left'): Promise<void> {
    this.rest.end();
    await dragTo(this.page, from, to, button);
  }

  /** Turns the wheel at a pixel: a negative `amount` goes in. */
  async wheel([x, y]: Pixel, amount: number): Promise<void> {
    this.rest.end();
    // A view without the focus leaves the wheel to the page.
    await this.page.locator('iframe').focus();
    await this.page.mouse.move(x, y);
    await this.page.mouse.wheel(0, amount);
  }

  /** Holds keys together for long enough that the view moves, and waits until it rests. */
  async hold(...keys: readonly string[]): Promise<void> {
    this.rest.end();
    for (const key of keys) await this.page.keyboard.down(key);
    for (let count = 0; count < 3; count++) await this.redraw();
    await pause(holdTime);
    for (const key of keys) await this.page.keyboard.up(key);
    await this.rest.still();
  }

  /** Presses a key, such as `Escape`. */
  async press(key: string): Promise<void> {
    this.rest.end();
    await this.page.keyboard.press(key);
  }
}

/** Throws with `what` unless `holds`. */
export function check(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}
