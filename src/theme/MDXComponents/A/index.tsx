// Change: (ejected) a link without a class has no empty one: an API page has hundreds of links. On upgrade: links of pages
// still get their class from the anchor's id and from the page alone.
import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';

/** A link in a page. */
export default function MDXA(props: ComponentProps<typeof Link>): ReactNode {
  const anchorClass = useAnchorTargetClassName(props.id);
  const className = clsx(anchorClass, props.className);
  return <Link {...props} {...(className === '' ? {} : { className })} />;
}
