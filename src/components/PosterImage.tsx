import type { ComponentProps, ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { darkPoster } from '@reveal-docs/versions/addresses/poster';
import clsx from 'clsx';
import styles from './PosterImage.module.css';

interface Props extends Omit<ComponentProps<'img'>, 'src'> {
  /** Path of the poster, relative to the site's base path. */
  readonly poster: string;
  readonly alt: string;
}

/** Poster of an example, in the page's color mode. */
export function PosterImage({ poster, className, alt, ...props }: Props): ReactNode {
  const url = useBaseUrl(poster);
  const dark = darkPoster(url);
  if (dark === null) return <img {...props} alt={alt} className={className} src={url} />;
  // Lazy loading prevents browsers from loading the hidden image, which is for the other color mode.
  return (
    <>
      <img
        {...props}
        alt={alt}
        className={clsx(className, styles.light)}
        src={url}
        loading="lazy"
      />
      <img
        {...props}
        alt={alt}
        className={clsx(className, styles.dark)}
        src={dark}
        loading="lazy"
      />
    </>
  );
}
