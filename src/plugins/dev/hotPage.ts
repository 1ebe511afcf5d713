/** What a page does under `npm run dev` when its file was saved. */
import { useSyncExternalStore, type ReactNode } from 'react';

/** The content of a page, as MDX compiles it. */
type Content = (props: Readonly<Record<string, unknown>>) => ReactNode;

/** The part of the bundler's interface for modules that is used here. */
interface PageModule {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly hot?: {
    readonly data?: { readonly page?: Page };
    accept(): void;
    dispose(keep: (data: { page?: Page }) => void): void;
    /** Leaves the change to the modules that import this one. */
    invalidate(): void;
  };
}

/** A page on screen: one component as long as the page is open, whatever it shows. */
interface Page {
  readonly Component: Content;
  /** What surrounds the content: title, table of contents, description and the like, as JSON. */
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
    // Called instead of rendered as an element of its own, so that what has not changed in it, such as a running
    // example, stays as it is.
    Component: (props) => useSyncExternalStore(subscribe, () => content)(props),
    show(next) {
      content = next;
      for (const listener of listeners) listener();
    },
  };
}

/** Everything the module exports but its content. */
function surroundingsOf({ exports }: PageModule): string {
  const names = Object.keys(exports).filter((name) => name !== 'default');
  return JSON.stringify(names.map((name) => [name, exports[name]]));
}

/**
 * The component a page's module exports: `content`, and after each change that is only about content, the changed
 * one, in place. Any other change goes on to the site, which then makes the whole page anew.
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
