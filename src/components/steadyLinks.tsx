/** The router's links for Docusaurus's own, which takes them from here (src/plugins/links). */
import { useState, type ComponentType, type ReactNode } from 'react';
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  type LinkProps,
  type NavLinkProps,
} from 'react-router-dom';

/**
 * The same link, which calls the ref of its first render and no later one: Docusaurus gives it another each time it
 * renders, and each makes an observer that lasts as long as the link's element, as those of menu and sidebar do for
 * as long as the tab. All of them write to the same places.
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
