// Change: (ejected) omits an empty `class` attribute. This saves bytes, because an API page has hundreds of links. On
// upgrade: check that the class of a link still comes only from its `id` and `className`.
import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';

export default function MDXA(props: ComponentProps<typeof Link>): ReactNode {
  const anchorClass = useAnchorTargetClassName(props.id);
  const className = clsx(anchorClass, props.className);
  return <Link {...props} {...(className === '' ? {} : { className })} />;
}
