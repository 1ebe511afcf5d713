import Link from '@docusaurus/Link';
import { cloneElement, isValidElement, type ReactNode } from 'react';

/** Splits DocSearch's entry into two parts: the link's content, and the buttons or the icon at the end of the entry. */
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
 * An entry in one of the overlay's lists. Only the link is an option. The buttons of a saved search come after the
 * link, because an option must not contain focusable elements. DocSearch 3.9 wraps the link and the buttons in one
 * option (algolia/docsearch#1370). `markLists` adds the ARIA attributes.
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
