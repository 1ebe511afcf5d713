/**
 * Provides the router links that Docusaurus's `Link` uses instead of the original ones
 * (src/plugins/links).
 */
import { useState, type ComponentType, type ReactNode } from 'react';
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  type LinkProps,
  type NavLinkProps,
} from 'react-router-dom';

/**
 * Wraps a link so that it calls only the ref from its first render. All refs have the same effect,
 * but Docusaurus passes a new one in each render, and each creates an observer that lives as long
 * as the link's element. In the menu and sidebar, that's as long as the tab.
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
