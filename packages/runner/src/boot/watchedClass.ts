import type { Background, Backgrounds } from './backgrounds';
import type { Viewer, ViewerClass, ViewerOptions } from './sdkViewer';

/** Methods that add objects to the picture and return a promise. */
const loadingMethods = [
  'addModel',
  'addCadModel',
  'addPointCloudModel',
  'add360ImageSet',
  'enter360Image',
];

export interface LoadingCount {
  itemsLoaded: number;
  itemsRequested: number;
}

export interface ClassEvents {
  /**
   * Called after a viewer is created, with the viewer's counts so far. Returns the object that receives later counts.
   */
  made(viewer: Viewer, count: LoadingCount): LoadingCount;
  counted(): void;
  loads(viewer: Viewer, method: string, promise: Promise<unknown>): void;
  readonly backgrounds: Backgrounds;
}

/** Returns a subclass of the SDK's viewer class that reports its activity. */
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
      if (options.renderer !== undefined) return;
      events.backgrounds.add(this, (background) => super.setBackgroundColor(background));
    }

    override setBackgroundColor(background: Background): void {
      events.backgrounds.release(this);
      super.setBackgroundColor(background);
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
