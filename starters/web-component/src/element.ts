/** `<reveal-viewer model-id="1001" revision-id="2001">`: a custom element that shows a model on any page. */
import type { CogniteClient } from '@cognite/sdk';
import { createClient } from './connection';
import { readIds } from './ids';
import { openView } from './view';

/**
 * Opens its view when it's added to a document, and frees all resources when it's removed. Fires three events: `ready`,
 * `pick` (`detail` is the part's name or null), and `error` (`detail` is the error).
 *
 * Doesn't use a shadow tree, because the viewer adds its spinner's style to the document's head. That style wouldn't
 * apply in a shadow tree.
 */
export class RevealViewer extends HTMLElement {
  static readonly observedAttributes = ['model-id', 'revision-id'];

  /** Creates a client for each attempt. Set this property to use the page's own client. */
  createClient: () => CogniteClient = createClient;

  #view: { dispose(): void } | undefined;
  #isDue = false;

  connectedCallback(): void {
    this.style.display ||= 'block';
    // Otherwise, the element would have a height of 0 and be invisible.
    if (this.clientHeight === 0) this.style.height = '420px';
    this.open();
  }

  disconnectedCallback(): void {
    this.close();
  }

  attributeChangedCallback(): void {
    if (this.#view !== undefined) this.open();
  }

  /** Opens the view. Also reopens it after an error or an attribute change. */
  open(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    // If both attributes change together, open only one view.
    queueMicrotask(() => {
      this.#isDue = false;
      if (this.isConnected) this.#openNow();
    });
  }

  /** Closes the view and frees its resources, even while the model is loading. */
  close(): void {
    this.#view?.dispose();
    this.#view = undefined;
  }

  #openNow(): void {
    this.close();
    const onError = (error: unknown) => this.#tell('error', error);
    // Set this even if the attributes are invalid, so that a later attribute change opens the view.
    this.#view = { dispose: () => {} };
    try {
      const ids = readIds(this.getAttribute('model-id'), this.getAttribute('revision-id'));
      this.#view = openView(this, this.createClient(), ids, {
        onReady: () => this.#tell('ready', undefined),
        onPick: (part) => this.#tell('pick', part ?? null),
        onError,
      });
    } catch (error) {
      onError(error);
    }
  }

  #tell(type: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

customElements.define('reveal-viewer', RevealViewer);
