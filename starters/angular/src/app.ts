import { Component, signal } from '@angular/core';
import { ModelView } from './model-view';

@Component({
  selector: 'app-root',
  imports: [ModelView],
  template: `
    <header>
      <h1>Reveal with Angular</h1>
      <button type="button" (click)="isOpen.set(!isOpen())">
        {{ isOpen() ? 'Close' : 'Open' }}
      </button>
    </header>
    @if (isOpen()) {
      <main model-view></main>
    } @else {
      <main></main>
    }
  `,
})
export class App {
  readonly isOpen = signal(true);
}
