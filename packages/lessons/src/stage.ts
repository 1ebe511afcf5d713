/**
 * A stage is a judge's access to a running program. The page implements it with messages to the frame, and tests
 * implement it with Playwright. Therefore, both can run the same judges.
 *
 * Vectors are in the viewer's coordinates: meters, X east, Y up, Z south. Places are in CSS pixels from the view's
 * upper left corner.
 */
import type { Picture, Place } from './picture';

export type Vector = readonly [x: number, y: number, z: number];

export interface Camera {
  readonly position: Vector;
  readonly target: Vector;
}

export interface StageModel {
  readonly kind: 'cad' | 'points' | 'other';
  readonly visible: boolean;
}

/** A named part of the demo project's plant. Its nodes have the tree indices `first` to `first + count - 1`. */
export interface Part {
  readonly name: string;
  /** Tree index of the part's own node. */
  readonly first: number;
  /** Number of nodes: the part's own node and all nodes below it. */
  readonly count: number;
  readonly min: Vector;
  readonly max: Vector;
}

export interface StageHit {
  readonly kind: 'cad' | 'points' | 'other';
  /** Only for CAD models. */
  readonly treeIndex?: number;
  readonly point: Vector;
}

export interface LogEntry {
  readonly level: 'debug' | 'log' | 'info' | 'warn' | 'error';
  readonly text: string;
  readonly source: 'program' | 'sdk';
}

/** A request that the program sent to the demo project. */
export interface StageRequest {
  readonly method: string;
  /** URL path, without the query. */
  readonly path: string;
}

/**
 * Functions reject with {@link Undecided} if the program can't be judged, because it doesn't have a viewer, has lost
 * its graphics context, or doesn't respond.
 */
export interface Stage {
  /** Resolves when nothing is loading, the camera has stopped, and the last picture is complete. */
  settle(): Promise<void>;
  /** Resolves with the number of viewers that haven't been disposed, which can be 0. */
  viewers(): Promise<number>;
  /** Resolves with the models of the newest viewer. */
  models(): Promise<readonly StageModel[]>;
  /** Waits until the newest viewer has settled. Resolves with a picture of it. */
  picture(): Promise<Picture>;
  /**
   * Resolves with the object that the SDK finds at a place, or with undefined if the place is empty. Doesn't wait for
   * parts that are still loading.
   */
  pick(place: Place): Promise<StageHit | undefined>;
  /** Resolves with the place where a point is visible, or with undefined if the point is out of view. */
  placeOf(point: Vector): Promise<Place | undefined>;
  /** Resolves with the plant's part that has this name, such as `C-201`. Rejects if the part doesn't exist. */
  part(name: string): Promise<Part>;
  camera(): Promise<Camera>;
  /** Moves the camera immediately. Doesn't wait until the view has settled. */
  setCamera(camera: Camera): Promise<void>;
  click(place: Place): Promise<void>;
  doubleClick(place: Place): Promise<void>;
  hover(place: Place): Promise<void>;
  drag(from: Place, to: Place): Promise<void>;
  /** Turns the wheel at a place. Negative amounts zoom in. */
  wheel(place: Place, amount: number): Promise<void>;
  /** Holds down a key, such as `w` or `ArrowLeft`, long enough for the camera to move. */
  key(key: string): Promise<void>;
  /**
   * Clicks the program's button that has this text. The button can be in a lil-gui panel. Resolves with whether the
   * button was found.
   */
  press(button: string): Promise<boolean>;
  /** Resolves with all visible text that the program added to the page. */
  text(): Promise<string>;
  /** Resolves with all log entries since the start of the program, oldest first. */
  logs(): Promise<readonly LogEntry[]>;
  /** Resolves with all requests since the start of the program, oldest first. */
  requests(): Promise<readonly StageRequest[]>;
  /**
   * Waits until `check` resolves with true. If that doesn't happen within 0.4 seconds after the last request, or within
   * 5 seconds in total, resolves with false. Slow devices get more time.
   */
  until(check: () => Promise<boolean>): Promise<boolean>;
}

/** Thrown when a program can't be judged. The message is a sentence for the reader. */
export class Undecided extends Error {
  override readonly name = 'Undecided';
}
