/** The router's links for Docusaurus's own, which takes them from here (src/plugins/links). */
import { useState, type ComponentType, type ReactNode } from 'react';
import {
  Link as RouterLink,
  NavLink as RouterNavLink,
  type LinkProps,
  type NavLinkProps,
} from 'react-router-dom';
import { preloadPage } from '../client/preloadPage';

/**
 * The same link, but for two things. It loads its page under the mouse or a finger by the path: Docusaurus takes the whole
 * address, to which the not-found page belongs where `?` or `#` follows the path, and leaves a failure uncaught. And it
 * calls the ref of its first render and no later one: Docusaurus gives it another each time it renders, and each makes
 * an observer that lasts as long as the link's element, as those of menu and sidebar do for as long as the tab. All of
 * them write to the same places.
 */
function steady<Props extends Pick<LinkProps, 'to' | 'innerRef' | 'onMouseEnter' | 'onTouchStart'>>(
  Component: ComponentType<Props>,
): (props: Props) => ReactNode {
  return function SteadyLink(props: Props) {
    const [innerRef] = useState(() => props.innerRef);
    const { to } = props;
    const preload = () => {
      // Docusaurus's own links have texts.
      if (typeof to === 'string') preloadPage(to.replace(/[?#].*/, ''));
    };
    return (
      <Component {...props} innerRef={innerRef} onMouseEnter={preload} onTouchStart={preload} />
    );
  };
}

export const Link = steady<LinkProps>(RouterLink as ComponentType<LinkProps>);
export const NavLink = steady<NavLinkProps>(RouterNavLink as ComponentType<NavLinkProps>);
