import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PosterImage } from '../PosterImage';
import type { DataKind, GalleryExample } from '../../plugins/gallery/examples';
import styles from './styles.module.css';

interface ExampleCardProps {
  readonly example: GalleryExample;
  readonly kindLabels: Readonly<Record<DataKind, string>>;
}

/** Card for an example, with its picture, title, description, and kinds of data. */
export function ExampleCard({ example, kindLabels }: ExampleCardProps): ReactNode {
  return (
    <Link className={styles.card} to={`/${example.path}`}>
      <PosterImage
        className={example.picture === null ? styles.placeholder : styles.picture}
        poster={example.picture ?? 'img/logo.svg'}
        alt=""
        width={640}
        height={360}
        loading="lazy"
        decoding="async"
      />
      <span className={styles.title}>{example.title}</span>
      <span className={styles.description}>{example.description}</span>
      <span className={styles.kinds}>
        {example.kinds.map((kind) => kindLabels[kind]).join(' · ')}
      </span>
    </Link>
  );
}
