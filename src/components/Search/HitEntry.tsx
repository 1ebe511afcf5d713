import Link from '@docusaurus/Link';
import { cloneElement, isValidElement, type ReactNode } from 'react';

/** Splits DocSearch's entry into the content of the link, and the buttons or icon at its end. */
function splitEntry(children: ReactNode): readonly [ReactNode, ReactNode] {
  if (!isValidElement<{ readonly children?: ReactNode }>(children)) return [children, null];
  const parts = children.props.children;
  if (!Array.isArray(parts)) return [children, null];
  return [cloneElement(children, undefined, ...(parts.slice(0, -1) as ReactNode[])), parts.at(-1)];
}

interface Props {
  readonly url: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/**
 * Entry of the overlay's lists. The link is the option, and the buttons of a saved search are beside it. DocSearch 3.9
 * puts all of them into an option, which must not contain focusable elements (algolia/docsearch#1370). `markLists` adds
 * the ARIA attributes.
 */
export function HitEntry({ url, onOpen, children }: Props): ReactNode {
  const [content, actions] = splitEntry(children);
  return (
    <>
      <Link to={url} role="option" aria-selected={false} onClick={onOpen}>
        {content}
      </Link>
      <div className="search-hit__actions">{actions}</div>
    </>
  );
}
