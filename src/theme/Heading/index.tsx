// Change: (ejected) a heading's link has an `aria-label`, but no `title`. This saves bytes, because API pages have
// about sixty headings. On upgrade: check that the theme's component still collects the anchor and uses this label.
import { createElement, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';

/** A heading with a link to itself. Page titles and headings without an ID don't have a link. */
export default function Heading({ as: As, id, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorClass = useAnchorTargetClassName(id);
  if (As === 'h1' || id === undefined || id === '') {
    return createElement(As, { ...props, id: undefined });
  }
  brokenLinks.collectAnchor(id);
  const label = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    { heading: typeof props.children === 'string' ? props.children : id },
  );
  return (
    <As {...props} className={clsx('anchor', anchorClass, props.className)} id={id}>
      {props.children}
      <Link className="hash-link" to={`#${id}`} aria-label={label} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
