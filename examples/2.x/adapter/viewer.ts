/** `Cognite3DViewer` with the interface of 2.3, in which the viewer itself has the methods for the camera and its controls. */
import {
  Cognite3DModel,
  Cognite3DViewer as PublishedViewer,
  NotSupportedInMigrationWrapperError,
  THREE,
  type CameraControlsOptions,
  type Cognite3DViewerOptions,
  type ComboControls,
  type DefaultCameraManager,
} from '@cognite/reveal';
import { bridgeDataSource, type LegacyDataSource } from './dataSource';

/** Options of 2.3. They don't contain a camera manager, but two options that belong to the camera manager in 3.0. */
type LegacyOptions = Omit<Cognite3DViewerOptions, 'cameraManager' | 'customDataSource'> & {
  readonly automaticCameraNearFar?: boolean;
  readonly automaticControlsSensitivity?: boolean;
  readonly customDataSource?: LegacyDataSource;
};

type PublishedBudget = PublishedViewer['cadBudget'];
/** The budget of 2.3, which has two more limits. */
type LegacyBudget = PublishedBudget & {
  readonly geometryDownloadSizeBytes: number;
  readonly maximumNumberOfDrawCalls: number;
};

type ViewerState = ReturnType<PublishedViewer['getViewState']>;
type AddModelOptions = Parameters<PublishedViewer['addPointCloudModel']>[0];

/** Default limits of 2.3 on desktop computers and on mobile devices. */
const desktopLimits = { geometryDownloadSizeBytes: 35 * 1024 ** 2, maximumNumberOfDrawCalls: 2000 };
const mobileLimits = { geometryDownloadSizeBytes: 20 * 1024 ** 2, maximumNumberOfDrawCalls: 700 };
/** Default render cost of 3.0 on desktop computers. On mobile devices, it's lower. */
const desktopRenderCost = 15_000_000;

/** Initial position of the camera in 2.3. */
const startPosition = new THREE.Vector3(30, 10, 50);
/** Duration of an animation to a new camera target in 2.3, in milliseconds. */
const turnTime = 300;
/** Interval and time limit of the check that styles are restored, in milliseconds. */
const styleInterval = 50;
const styleTimeout = 60_000;

export class Cognite3DViewer extends PublishedViewer {
  // Private fields of JavaScript, because 3.0.2 has private members with the same names.
  #disposed = false;
  #planes: THREE.Plane[] = [];
  #budget: LegacyBudget | undefined;

  constructor(options: LegacyOptions) {
    const {
      automaticCameraNearFar = true,
      automaticControlsSensitivity = true,
      customDataSource,
      ...rest
    } = options;
    super({
      ...rest,
      ...(customDataSource && { customDataSource: bridgeDataSource(customDataSource) }),
    });
    this.#manager.automaticNearFarPlane = automaticCameraNearFar;
    this.#manager.automaticControlsSensitivity = automaticControlsSensitivity;
    this.#manager.setCameraState({
      position: startPosition.clone(),
      target: new THREE.Vector3(),
    });
    this.on('disposed', () => {
      this.#disposed = true;
    });
  }

  /** 2.3 has only this camera manager. */
  get #manager(): DefaultCameraManager {
    return this.cameraManager as DefaultCameraManager;
  }

  getCameraPosition(): THREE.Vector3 {
    if (this.#disposed) return new THREE.Vector3(-Infinity, -Infinity, -Infinity);
    return this.#manager.getCameraState().position;
  }

  getCameraTarget(): THREE.Vector3 {
    if (this.#disposed) return new THREE.Vector3(-Infinity, -Infinity, -Infinity);
    return this.#manager.getCameraState().target;
  }

  setCameraPosition(position: THREE.Vector3): void {
    if (this.#disposed) return;
    this.#manager.setCameraState({ position, target: this.#manager.getCameraState().target });
  }

  setCameraTarget(target: THREE.Vector3, animated = false): void {
    if (this.#disposed) return;
    if (!animated) {
      this.#manager.setCameraState({ target });
      return;
    }
    // The same animation as in 2.3. It's private in the types of 3.0.2.
    const turning = this.#manager as unknown as {
      moveCameraTargetTo(target: THREE.Vector3, duration: number): void;
    };
    turning.moveCameraTargetTo(target, turnTime);
  }

  get cameraControls(): ComboControls {
    return this.#manager.cameraControls;
  }

  get cameraControlsEnabled(): boolean {
    return this.#manager.cameraControlsEnabled;
  }

  set cameraControlsEnabled(enabled: boolean) {
    this.#manager.cameraControlsEnabled = enabled;
  }

  enableKeyboardNavigation(): void {
    this.#manager.keyboardNavigationEnabled = true;
  }

  disableKeyboardNavigation(): void {
    this.#manager.keyboardNavigationEnabled = false;
  }

  setCameraControlsOptions(options: CameraControlsOptions): void {
    this.#manager.setCameraControlsOptions(options);
  }

  getCameraControlsOptions(): CameraControlsOptions {
    return this.#manager.getCameraControlsOptions();
  }

  override setClippingPlanes(planes: THREE.Plane[]): void {
    this.#planes = planes;
    super.setClippingPlanes(planes);
  }

  /** Returns the array that was set, not a copy. */
  override getClippingPlanes(): THREE.Plane[] {
    return this.#planes;
  }

  setSlicingPlanes(planes: THREE.Plane[]): void {
    this.setClippingPlanes(planes);
  }

  override get cadBudget(): LegacyBudget {
    const published = super.cadBudget;
    const isDesktop = published.maximumRenderCost >= desktopRenderCost;
    return (
      this.#budget ?? {
        ...published,
        ...(isDesktop ? desktopLimits : mobileLimits),
        maximumRenderCost: Infinity,
      }
    );
  }

  /**
   * 3.0 only limits the render cost. The other two limits scale it: with a quarter of the bytes, a quarter of
   * the geometry loads. Without a limit, 3.0 would load all geometry and keep it.
   */
  override set cadBudget(budget: LegacyBudget) {
    this.#budget = budget;
    const share = Math.min(
      budget.geometryDownloadSizeBytes / desktopLimits.geometryDownloadSizeBytes,
      budget.maximumNumberOfDrawCalls / desktopLimits.maximumNumberOfDrawCalls,
    );
    super.cadBudget = {
      highDetailProximityThreshold: budget.highDetailProximityThreshold,
      maximumRenderCost: Math.min(budget.maximumRenderCost, desktopRenderCost * share),
    };
  }

  override getViewState(): ViewerState {
    const { camera, models } = super.getViewState();
    return { ...(camera && { camera }), ...(models && { models }) };
  }

  /** Resolves when the styles are restored, too. In 3.0, the promise resolves before that. */
  override async setViewState(state: ViewerState): Promise<void> {
    await super.setViewState(state);
    const deadline = Date.now() + styleTimeout;
    while (!this.hasStylesOf(state) && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, styleInterval));
    }
  }

  private hasStylesOf({ models = [] }: ViewerState): boolean {
    return models.every(({ modelId, revisionId, styledSets }) => {
      const model = this.models.find(
        (item): item is Cognite3DModel =>
          item instanceof Cognite3DModel &&
          item.modelId === modelId &&
          item.revisionId === revisionId,
      );
      return model === undefined || model.styledNodeCollections.length >= styledSets.length;
    });
  }

  override async addPointCloudModel(
    options: AddModelOptions,
  ): ReturnType<PublishedViewer['addPointCloudModel']> {
    if (options.localPath !== undefined) {
      throw new NotSupportedInMigrationWrapperError('Point clouds cannot be loaded from a path.');
    }
    return super.addPointCloudModel(options);
  }
}
