/**
 * What the examples of one page have to agree on, so that nothing private meets foreign code: the form for the
 * reader's own project, the connection, and every run. One page has one of these, whatever number of examples.
 */
import type { CodeKind } from './edits';

/** An example on the page, as the others see it. */
export interface ExampleOnPage {
  readonly name: string;
  /** Folder of its version. */
  readonly folder: string;
  /** Whether code that came with a link is shown for it, or kept in this browser. */
  hasForeignCode(): boolean;
  /** What runs or is about to; undefined without a run. */
  runs(): CodeKind | undefined;
  /** Ends its run at once: the frame is gone when this returns. */
  endRun(): void;
  /** Closes its form with all that was typed, and cancels what it waits for. */
  closeForm(): void;
  /** The same, and ends its connection with the run that uses it. */
  disconnect(): void;
}

/** Why there is no form for the reader's own project. */
export type Refusal = 'framed' | 'foreign';

/** What the page's address and its place among windows say. */
export interface Surroundings {
  /** Whether the page is shown inside another one. */
  isFramed(): boolean;
  /** Whether the address carries an example that nothing has read yet. */
  hasUnreadLink(): boolean;
}

export interface ExamplesPage {
  /** Counts an example in; returns what counts it out. */
  add(example: ExampleOnPage): () => void;
  /** Whether the page has this example. */
  has(name: string, folder: string): boolean;
  /** Whether the page has an example of this name, in any version. */
  hasName(name: string): boolean;
  /**
   * To be called before a form opens: says why it must not, or ends every run but those of built programs, whose
   * frames could take what is typed by taking the focus.
   */
  prepareForm(): Refusal | undefined;
  /** Why a connection that was asked for at `time` must not be made now; undefined when it may. */
  refusal(time: number): Refusal | 'late' | undefined;
  /** The time, for {@link refusal}: each event that ends connections moves it on. */
  time(): number;
  /** A link that carries code came, of whatever kind: everything private goes, and every run ends. */
  linkCame(): void;
  /** Foreign code is there: connections end. */
  foreignCame(): void;
  /** A program that is not the built one starts: forms close. */
  otherStarts(): void;
  /** The reader leaves the page, which the browser may keep. */
  left(): void;
}

export function createExamplesPage({ isFramed, hasUnreadLink }: Surroundings): ExamplesPage {
  const examples = new Set<ExampleOnPage>();
  let now = 0;

  function disconnect(): void {
    now += 1;
    for (const example of examples) example.disconnect();
  }

  function refused(): Refusal | undefined {
    if (isFramed()) return 'framed';
    if (hasUnreadLink() || [...examples].some((example) => example.hasForeignCode())) {
      return 'foreign';
    }
    return undefined;
  }

  return {
    add(example) {
      examples.add(example);
      return () => examples.delete(example);
    },
    has: (name, folder) =>
      [...examples].some((example) => example.name === name && example.folder === folder),
    hasName: (name) => [...examples].some((example) => example.name === name),
    prepareForm() {
      const refusal = refused();
      if (refusal !== undefined) return refusal;
      for (const example of examples) {
        const kind = example.runs();
        if (kind !== undefined && kind !== 'built') example.endRun();
      }
      return undefined;
    },
    refusal: (time) => {
      if (time !== now) return 'late';
      return [...examples].some((example) => example.runs() === 'foreign') ? 'foreign' : refused();
    },
    time: () => now,
    linkCame() {
      disconnect();
      for (const example of examples) example.endRun();
    },
    foreignCame: disconnect,
    otherStarts() {
      now += 1;
      for (const example of examples) example.closeForm();
    },
    left: disconnect,
  };
}
