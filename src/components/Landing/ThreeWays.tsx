import type { ReactNode } from 'react';
import styles from './threeWays.module.css';

/** Drawing of a cube whose faces show solid geometry, points, and a photograph. */
export function ThreeWays(): ReactNode {
  const dots = Array.from({ length: 12 * 12 }, (_, index) => {
    const across = (index % 12) / 11;
    const down = Math.floor(index / 12) / 11;
    // The right face is a parallelogram from (200,190) along (150,-81) and (0,168).
    return {
      x: 200 + 150 * (0.04 + across * 0.92),
      y: 190 - 81 * (0.04 + across * 0.92) + 168 * (0.03 + down * 0.94),
      r: 2.1 + ((index * 7) % 5) * 0.28,
    };
  });
  return (
    <svg className={styles.cube} viewBox="0 0 400 400" role="img" aria-labelledby="three-ways">
      <title id="three-ways">
        One place seen three ways: as solid geometry, as points, as a photograph
      </title>
      <g>
        <clipPath id="three-ways-top">
          <path d="M200 28 350 109 200 190 50 109z" />
        </clipPath>
        <g clipPath="url(#three-ways-top)">
          <path className={styles.sky} d="M0 0H400V120H0z" />
          <path className={styles.land} d="M0 112 90 92 150 104 230 84 310 102 400 90V200H0z" />
          <circle className={styles.sun} cx="250" cy="66" r="13" />
        </g>
      </g>
      <g>
        <path className={styles.solid} d="M50 109 200 190V358L50 277z" />
        <path className={styles.solidPart} d="M74 172 118 196V288L74 264z" />
        <path className={styles.solidPart} d="M136 226 178 249V324L136 301z" />
        <path className={styles.pipe} d="M118 216 157 237V262" />
      </g>
      <g className={styles.points}>
        {dots.map(({ x, y, r }) => (
          <circle key={`${x} ${y}`} cx={x.toFixed(1)} cy={y.toFixed(1)} r={r.toFixed(2)} />
        ))}
      </g>
      <path
        className={styles.edges}
        d="M200 28 350 109V277L200 358 50 277V109zM50 109 200 190 350 109M200 190V358"
      />
    </svg>
  );
}
