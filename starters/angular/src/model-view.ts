import {
  afterNextRender,
  Component,
  DestroyRef,
  type ElementRef,
  inject,
  signal,
  viewChild,
} from '@angular/core';
import { createClient } from './connection';
import { openView } from './view';
import { describe } from './words';

/** Shows the model and its status. */
@Component({
  selector: 'main[model-view]',
  template: `
    <section aria-label="Model" #section></section>
    @if (failure()) {
      <div role="alert">
        <p>{{ failure() }}</p>
        <button type="button" (click)="open()">Retry</button>
      </div>
    }
    <p role="status">{{ status() }}</p>
  `,
})
export class ModelView {
  private readonly section = viewChild.required<ElementRef<HTMLElement>>('section');
  readonly status = signal('');
  readonly failure = signal('');
  private view: { dispose(): void } | undefined;

  constructor() {
    afterNextRender(() => this.open());
    inject(DestroyRef).onDestroy(() => this.view?.dispose());
  }

  /** Opens the view, and replaces one that failed. */
  open(): void {
    this.view?.dispose();
    this.failure.set('');
    this.status.set('Loading the model…');
    this.view = openView(this.section().nativeElement, createClient(), {
      onReady: () => this.status.set('Click a part.'),
      onPick: (part) => this.status.set(part === undefined ? 'Nothing there.' : `Part: ${part}`),
      onError: (error) => {
        this.status.set('');
        this.failure.set(describe(error));
      },
    });
  }
}
