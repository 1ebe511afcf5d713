/** Shows one model in a viewer, and picks the part that the user clicks. Doesn't depend on a framework. */
import { model as ids } from './connection.js';

/** @import { Cognite3DViewer } from '@cognite/reveal' */
/** @import { CogniteClient } from '@cognite/sdk' */

/** Color of the picked part: red, green, and blue from 0 to 1. */
const selected = /** @type {const} */ ([1, 0.45, 0.05]);

/**
 * Callbacks for a view. They aren't called after `dispose()`.
 * @typedef {object} ViewEvents
 * @property {() => void} onReady Called when the model is visible.
 * @property {(part: string | undefined) => void} onPick Called after each click with the name of the clicked part, or
 *   with `undefined` if the click misses the model.
 * @property {(error: unknown) => void} onError Called if the model can't be shown.
 */

/**
 * Opens a view that fills `parent`. `dispose()` frees all resources of the view, even while the model is loading.
 * @param {HTMLElement} parent
 * @param {CogniteClient} client
 * @param {ViewEvents} events
 */
export function openView(parent, client, { onReady, onPick, onError }) {
  // Create a new element for each viewer. Don't reuse the element of a disposed viewer.
  const element = document.createElement('div');
  element.style.cssText = 'width: 100%; height: 100%;';
  parent.append(element);
  /** @type {Cognite3DViewer | undefined} */
  let viewer;
  let isOpen = true;

  async function start() {
    // Import the packages here, so that the page appears before they load.
    const [reveal, { Color }] = await Promise.all([import('@cognite/reveal'), import('three')]);
    const token = await client.authenticate();
    if (!isOpen) return;
    if (token === undefined) throw new Error('Not signed in');

    /** @type {'loading' | 'loaded' | 'drawn'} */
    let state = 'loading';
    /** @type {(loaded: number, requested: number) => void} */
    const onLoading = (loaded, requested) => {
      if (state === 'loading' && loaded === requested) state = 'loaded';
    };
    const options = { sdk: client, domElement: element, logMetrics: false, onLoading };
    const made = (viewer = new reveal.Cognite3DViewer(options));
    made.on('sceneRendered', () => {
      if (state !== 'loaded') return;
      state = 'drawn';
      onReady();
    });
    // Make the background transparent, so that the page's background is visible.
    made.setBackgroundColor({ color: new Color('#fff'), alpha: 0 });

    const model = await made.addCadModel(ids);
    if (!isOpen) return;
    // Use the camera that is stored with the model. If the model doesn't have one, this call fits the whole model.
    made.loadCameraFromModel(model);
    const selection = new reveal.TreeIndexNodeCollection();
    model.assignStyledNodeCollection(selection, { color: new Color(...selected) });

    /** @param {number} treeIndex */
    async function nameOf(treeIndex) {
      const id = await model.mapTreeIndexToNodeId(treeIndex);
      const { modelId, revisionId } = ids;
      const [node] = await client.revisions3D.retrieve3DNodes(modelId, revisionId, [{ id }]);
      return node?.name ?? String(treeIndex);
    }

    // The result of a later click can arrive before the result of an earlier one.
    let clicks = 0;
    made.on('click', async ({ offsetX, offsetY }) => {
      const click = (clicks += 1);
      const isCurrent = () => isOpen && click === clicks;
      const hit = await made.getIntersectionFromPixel(offsetX, offsetY).catch(() => null);
      if (!isCurrent()) return;
      const treeIndex = hit?.type === 'cad' ? hit.treeIndex : undefined;
      selection.updateSet(new reveal.IndexSet(treeIndex === undefined ? [] : [treeIndex]));
      if (treeIndex === undefined) return onPick(undefined);
      const name = await nameOf(treeIndex).catch(() => String(treeIndex));
      if (isCurrent()) onPick(name);
    });
  }

  start().catch((/** @type {unknown} */ error) => {
    if (isOpen) onError(error);
  });

  return {
    dispose() {
      isOpen = false;
      if (viewer !== undefined) {
        const { canvas } = viewer;
        viewer.dispose();
        // In this release, `dispose()` doesn't free the WebGL context.
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
      }
      element.remove();
    },
  };
}
