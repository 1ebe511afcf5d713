import { useState, type ReactNode } from 'react';
import { PosterImage } from '../PosterImage';
import { programsManifest } from '@site/src/builds/programs';
import { startOptions, type StartOption } from './choices';
import styles from './new.module.css';

interface Props {
  readonly folder: string;
  goTo(address: string): void;
}

/** Lists the templates and examples from which a new program can start. */
export default function NewPanel({ folder, goTo }: Props): ReactNode {
  const [filter, setFilter] = useState('');
  const words = filter.trim().toLowerCase();
  const { templates, examples } = startOptions(programsManifest, folder);
  const matching = (options: readonly StartOption[]) =>
    options.filter(({ title }) => title.toLowerCase().includes(words));
  const [basics, others] = [matching(templates), matching(examples)];
  return (
    <div className={styles.panel}>
      <input
        type="search"
        aria-label="Filter templates and examples"
        placeholder="Filter"
        className={styles.filter}
        value={filter}
        onChange={({ target }) => setFilter(target.value)}
      />
      {basics.length > 0 && (
        <ul className={styles.cards} aria-label="Basic templates">
          {basics.map(({ address, title, poster }) => (
            <li key={address}>
              <button type="button" className={styles.card} onClick={() => goTo(address)}>
                {poster !== null && (
                  <PosterImage poster={poster} alt="" width="1280" height="720" loading="lazy" />
                )}
                <span>{title}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <h3 className={styles.heading}>Examples</h3>
          <ul className={styles.list} aria-label="Examples">
            {others.map(({ address, title }) => (
              <li key={address}>
                <button type="button" className={styles.link} onClick={() => goTo(address)}>
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="status" className={styles.none}>
        {basics.length + others.length === 0 && 'No program has these words in its title.'}
      </p>
    </div>
  );
}
