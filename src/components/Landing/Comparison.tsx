import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import styles from './comparison.module.css';

/** Left edges of the point cloud and the 360 image, in percent of the width. */
interface Borders {
  readonly points: number;
  readonly photo: number;
}

const thirds: Borders = { points: 33, photo: 67 };

/**
 * Whether the page's load event has fired. Later content waits for it, so as not to delay the page.
 */
function useIsLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const set = () => setLoaded(true);
    if (document.readyState === 'complete') set();
    else window.addEventListener('load', set, { once: true });
    return () => window.removeEventListener('load', set);
  }, []);
  return isLoaded;
}

interface LayerProps {
  readonly name: 'points' | 'photos';
  readonly alt: string;
  readonly isThere: boolean;
  /** Called when the image can be drawn. */
  onThere(): void;
}

function Layer({ name, alt, isThere, onThere }: LayerProps): ReactNode {
  return (
    <img
      ref={(image) => {
        // A failed image stays hidden.
        if (!isThere) image?.decode().then(onThere, () => {});
      }}
      className={clsx(styles.layer, styles[name], isThere && styles.there)}
      src={useBaseUrl(`img/three-ways-${name}.webp`)}
      alt={alt}
      width={1280}
      height={720}
      // Without this, dragging a handle could drag the image.
      draggable={false}
      decoding="async"
    />
  );
}

interface HandleProps {
  readonly label: string;
  readonly value: number;
  onMove(to: number): void;
}

/**
 * A border that can be moved by pointer, touch, or keyboard. It's a slider with only its thumb
 * visible.
 */
function Handle({ label, value, onMove }: HandleProps): ReactNode {
  return (
    <input
      type="range"
      className={styles.handle}
      min={0}
      max={100}
      value={value}
      aria-label={label}
      aria-valuetext={`${value}% from the left`}
      onChange={(event) => onMove(Number(event.target.value))}
    />
  );
}

/**
 * Compares the same view as a CAD model, point cloud, and 360 image, side by side. The CAD picture
 * is below this component. Two handles move the borders, and a handle pushes the other one when
 * they meet.
 */
export function Comparison(): ReactNode {
  const [borders, setBorders] = useState(thirds);
  const isLoaded = useIsLoaded();
  const [arePointsThere, setPointsThere] = useState(false);
  const [arePhotosThere, setPhotosThere] = useState(false);
  const { points, photo } = borders;
  const place = { '--points': points, '--photo': photo } as CSSProperties;
  return (
    <div
      className={styles.comparison}
      style={place}
      role="group"
      aria-label="The same view as CAD, point cloud, and 360 image"
    >
      {isLoaded && (
        <>
          <Layer
            name="points"
            alt="The same view as colored points of a laser scan"
            isThere={arePointsThere}
            onThere={() => setPointsThere(true)}
          />
          <Layer
            name="photos"
            alt="The same view as a 360 image"
            isThere={arePhotosThere}
            onThere={() => setPhotosThere(true)}
          />
        </>
      )}
      {/* Without their pictures, labels and handles would be meaningless. */}
      {arePointsThere && arePhotosThere && (
        <>
          <span className={clsx(styles.name, styles.ofCad)}>CAD</span>
          <span className={clsx(styles.name, styles.ofPoints)}>Point cloud</span>
          <span className={clsx(styles.name, styles.ofPhoto)}>360 image</span>
          <Handle
            label="Start of the point cloud"
            value={points}
            onMove={(to) => setBorders({ points: to, photo: Math.max(to, photo) })}
          />
          <Handle
            label="Start of the 360 image"
            value={photo}
            onMove={(to) => setBorders({ points: Math.min(to, points), photo: to })}
          />
        </>
      )}
    </div>
  );
}
