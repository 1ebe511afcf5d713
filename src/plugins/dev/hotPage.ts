/** Updates an open page in `npm run dev` when its file is saved. */
import { useSyncExternalStore, type ReactNode } from 'react';

type Content = (props: Readonly<Record<string, unknown>>) => ReactNode;

interface PageModule {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly hot?: {
    readonly data?: { readonly page?: Page };
    accept(): void;
    dispose(keep: (data: { page?: Page }) => void): void;
    /** Passes the update on to the modules that import this one. */
    invalidate(): void;
  };
}

/** An open page. Its component stays the same when the content changes. */
interface Page {
  readonly Component: Content;
  /**
   * JSON of everything that the page exports in addition to its content, such as the title and the table of contents.
   */
  readonly surroundings: string;
  show(content: Content): void;
}

function createPage(first: Content, surroundings: string): Page {
  let content = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    surroundings,
    // Call `content` instead of rendering it as an element, so that unchanged parts, such as a running example, keep
    // their state.
    Component: (props) => useSyncExternalStore(subscribe, () => content)(props),
    show(next) {
      content = next;
      for (const listener of listeners) listener();
    },
  };
}

function surroundingsOf({ exports }: PageModule): string {
  const names = Object.keys(exports).filter((name) => name !== 'default');
  return JSON.stringify(names.map((name) => [name, exports[name]]));
}

/**
 * Returns the component to export from a page's module. If only the page's content changes, the component shows the new
 * content in place. After other changes, the site rebuilds the whole page.
 */
export function hotPage(module: PageModule, content: Content): Content {
  const { hot } = module;
  if (hot === undefined) return content;
  const surroundings = surroundingsOf(module);
  const known = hot.data?.page;
  const page = known?.surroundings === surroundings ? known : createPage(content, surroundings);
  hot.accept();
  hot.dispose((data) => {
    data.page = page;
  });
  if (page === known) page.show(content);
  else if (known !== undefined) hot.invalidate();
  return page.Component;
}
