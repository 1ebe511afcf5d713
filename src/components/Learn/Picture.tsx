import type { ReactNode } from 'react';
import { pictureSize } from '@reveal-docs/lessons/lesson';
import { PosterImage } from '../PosterImage';
import type { LessonData } from '@site/src/plugins/lessons/path';
import styles from './lesson.module.css';

/** Picture of a lesson's result. It's below the view on the widest screens, and otherwise at the end of the text. */
export function Picture({ lesson }: { readonly lesson: LessonData }): ReactNode {
  return (
    <figure className={styles.picture}>
      <PosterImage poster={lesson.poster} alt={lesson.picture} loading="lazy" {...pictureSize} />
      <figcaption>{lesson.isPosed ? 'The goal from a different camera' : 'The goal'}</figcaption>
    </figure>
  );
}
