/** Makes the viewer class that programs get: it behaves as the SDK's own does, and tells what it does. */
import type { Viewer, ViewerClass, ViewerOptions } from './sdkViewer';

/** Methods whose promise means that something is on its way into the picture. */
const loadingMethods = [
  'addModel',
  'addCadModel',
  'addPointCloudModel',
  'add360ImageSet',
  'enter360Image',
];

/** How many things a viewer loaded, of how many. */
export interface LoadingCount {
  itemsLoaded: number;
  itemsRequested: number;
}

/** What is told of the viewers of a class. */
export interface ClassEvents {
  /** A viewer is made, which counted so much on the way; returns what counts from now on. */
  made(viewer: Viewer, count: LoadingCount): LoadingCount;
  /** A count is another one now. */
  counted(): void;
  /** One of the methods that load something was called. */
  loads(viewer: Viewer, method: string, promise: Promise<unknown>): void;
}

/** The SDK's viewer class, or one that behaves the same and tells of it. */
export function watchedClass(Published: ViewerClass, events: ClassEvents): ViewerClass {
  class Cognite3DViewer extends Published {
    constructor(options: ViewerOptions) {
      let count: LoadingCount = { itemsLoaded: 0, itemsRequested: 0 };
      super({
        ...options,
        onLoading: (loaded, requested, culled) => {
          count.itemsLoaded = loaded;
          count.itemsRequested = requested;
          events.counted();
          options.onLoading?.(loaded, requested, culled);
        },
      });
      count = events.made(this, count);
    }
  }
  for (const name of loadingMethods) {
    const method: unknown = (Published.prototype as unknown as Record<string, unknown>)[name];
    if (typeof method !== 'function') continue;
    Object.defineProperty(Cognite3DViewer.prototype, name, {
      configurable: true,
      writable: true,
      value(this: Viewer, ...values: unknown[]): unknown {
        const result: unknown = method.apply(this, values);
        if (result instanceof Promise) events.loads(this, name, result);
        return result;
      },
    });
  }
  return Cognite3DViewer;
}
