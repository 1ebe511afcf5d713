/**
 * Coordinates the examples of a page, so that foreign code can't access private data. Controls the
 * form for the reader's own project, the connections, and all runs. Each page has one instance.
 */
import type { CodeKind } from './edits';

/** An example on the page. */
export interface ExampleOnPage {
  readonly name: string;
  /** Folder of the example's version. */
  readonly folder: string;
  /** Whether the example shows code from a link, or has such code saved in this browser. */
  hasForeignCode(): boolean;
  /** Origin of the program that is running or about to run. Undefined without a run. */
  runs(): CodeKind | undefined;
  /** Ends the run and removes the frame synchronously. */
  endRun(): void;
  /** Closes the form, deletes its input, and cancels pending requests. */
  closeForm(): void;
  /** Closes the form, and ends the connection and the run that uses it. */
  disconnect(): void;
}

/** Why the form for the reader's own project isn't available. */
export type Refusal = 'framed' | 'foreign';

/** Facts about the page's URL and window. */
export interface Surroundings {
  /** Whether the page is in a frame. */
  isFramed(): boolean;
  /** Whether the URL contains an example that hasn't been read yet. */
  hasUnreadLink(): boolean;
}

export interface ExamplesPage {
  /** Adds an example. Returns a function that removes it. */
  add(example: ExampleOnPage): () => void;
  /** Whether the page has this example. */
  has(name: string, folder: string): boolean;
  /** Whether the page has an example with this name in any version. */
  hasName(name: string): boolean;
  /**
   * Prepares for opening a form. Returns why it can't open, or ends all runs of changed programs,
   * because their frames could steal the focus and read what is typed.
   */
  prepareForm(): Refusal | undefined;
  /** Why a connection from a form opened at `time` isn't allowed now. Undefined if it is. */
  refusal(time: number): Refusal | 'late' | undefined;
  /**
   * Logical time for {@link refusal}. Each event that closes forms or connections increments it.
   */
  time(): number;
  /** A link with code was opened. Ends all connections and runs. */
  linkCame(): void;
  /** An example has foreign code. Ends all connections. */
  foreignCame(): void;
  /** A changed program starts. Closes all forms. */
  otherStarts(): void;
  /** The reader leaves the page. Ends all connections, because the browser might cache the page. */
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
