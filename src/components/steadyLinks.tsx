/** Router links that replace the original ones in Docusaurus's `Link` (src/plugins/links). */
import { useState, type ComponentType, type ReactNode } from 'react';
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  type LinkProps,
  type NavLinkProps,
} from 'react-router-dom';

/**
 * Wraps a link so that it keeps the ref from its first render. Docusaurus passes a new ref in each render, although all
 * of them do the same. Each ref creates an observer that lives as long as the link's element, and elements in the menu
 * and sidebar live until the tab closes.
 */
function withFirstRef<Props extends Pick<LinkProps, 'innerRef'>>(
  Component: ComponentType<Props>,
): (props: Props) => ReactNode {
  return function SteadyLink(props: Props) {
    const [innerRef] = useState(() => props.innerRef);
    return <Component {...props} innerRef={innerRef} />;
  };
}

export const Link = withFirstRef<LinkProps>(RouterLink as ComponentType<LinkProps>);
export const NavLink = withFirstRef<NavLinkProps>(RouterNavLink as ComponentType<NavLinkProps>);
