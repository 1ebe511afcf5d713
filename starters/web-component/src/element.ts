/** `<reveal-viewer model-id="1001" revision-id="2001">`: a view of a model, for any page. */
import type { CogniteClient } from '@cognite/sdk';
import { createClient } from './connection';
import { readIds } from './ids';
import { openView } from './view';

/**
 * Opens its view when it is put into a document, and frees all of it when it is taken out. Fires `ready`, `pick` with
 * the part's name or null as `detail`, and `error` with the error as `detail`.
 *
 * It has no shadow tree: the viewer puts the style of its spinner into the document's head, which no shadow tree sees.
 */
export class RevealViewer extends HTMLElement {
  static readonly observedAttributes = ['model-id', 'revision-id'];

  /** Makes the client of each attempt. Set it to use a client of the page. */
  createClient: () => CogniteClient = createClient;

  #view: { dispose(): void } | undefined;
  #isDue = false;

  connectedCallback(): void {
    this.style.display ||= 'block';
    // A page that gives it no height would see nothing.
    if (this.clientHeight === 0) this.style.height = '420px';
    this.open();
  }

  disconnectedCallback(): void {
    this.close();
  }

  attributeChangedCallback(): void {
    if (this.#view !== undefined) this.open();
  }

  /** Opens the view, or opens it again: after an error, and with other attributes. */
  open(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    // Two attributes that change together open one view.
    queueMicrotask(() => {
      this.#isDue = false;
      if (this.isConnected) this.#openNow();
    });
  }

  /** Frees the view, also while it is loading. */
  close(): void {
    this.#view?.dispose();
    this.#view = undefined;
  }

  #openNow(): void {
    this.close();
    const onError = (error: unknown) => this.#tell('error', error);
    // Also after a mistake: then a change of the attributes opens it.
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
