import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import styles from './comparison.module.css';

/** Left edges of the point cloud and of the 360 image, in percent of the width. */
interface Borders {
  readonly points: number;
  readonly photo: number;
}

const thirds: Borders = { points: 33, photo: 67 };

/** Whether the page's load event has fired. Images wait for this event, so that the page appears faster. */
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
  readonly isLoaded: boolean;
  readonly isThere: boolean;
  onThere(): void;
}

function Layer({ name, alt, isLoaded, isThere, onThere }: LayerProps): ReactNode {
  return (
    <img
      ref={(image) => {
        // An image that doesn't load stays hidden.
        if (isLoaded && !isThere) image?.decode().then(onThere, () => {});
      }}
      className={clsx(styles.layer, styles[name], isThere && styles.there)}
      src={useBaseUrl(`img/three-ways-${name}.webp`)}
      alt={alt}
      width={1280}
      height={720}
      // Without this attribute, readers could drag the image instead of the handle.
      draggable={false}
      decoding="async"
      // The image is hidden until the page's load event. Until then, `lazy` also prevents it from loading.
      loading={isLoaded ? 'eager' : 'lazy'}
    />
  );
}

interface HandleProps {
  readonly label: string;
  readonly value: number;
  /** Custom property for the border's position. The page script sets it before hydration. */
  readonly property: `--${keyof Borders}`;
  onMove(to: number): void;
}

/**
 * Border that readers can move with the pointer, touch, or the keyboard. It's a slider of which only the thumb is
 * visible.
 */
function Handle({ label, value, property, onMove }: HandleProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The reader might have moved the handle before hydration.
    const moved = Number(input.current?.value);
    if (moved !== value) onMove(moved);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only once
  }, []);
  return (
    <input
      ref={input}
      type="range"
      className={styles.handle}
      min={0}
      max={100}
      value={value}
      data-border={property}
      aria-label={label}
      aria-valuetext={`${value}% from the left`}
      onChange={(event) => onMove(Number(event.target.value))}
    />
  );
}

/**
 * Compares the CAD model, the point cloud, and the 360 image in the same view. The CAD picture is behind this
 * component, which covers parts of that picture with the other two. Readers move the borders between the parts with two
 * handles. A handle that reaches the other one pushes it along. The component is hidden until its images have loaded.
 * On touch screens, it appears without React, after the page's load event.
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
      className={clsx(
        styles.comparison,
        isLoaded && styles.loaded,
        // The labels and handles make sense only if both pictures are visible.
        arePointsThere && arePhotosThere && styles.ready,
      )}
      style={place}
      role="group"
      aria-label="The same view as CAD, point cloud, and 360 image"
      data-search="ignore"
    >
      <Layer
        name="points"
        alt="The same view as colored points from a laser scan"
        isLoaded={isLoaded}
        isThere={arePointsThere}
        onThere={() => setPointsThere(true)}
      />
      <Layer
        name="photos"
        alt="The same view as a 360 image"
        isLoaded={isLoaded}
        isThere={arePhotosThere}
        onThere={() => setPhotosThere(true)}
      />
      <span className={clsx(styles.name, styles.ofCad)}>CAD</span>
      <span className={clsx(styles.name, styles.ofPoints)}>Point cloud</span>
      <span className={clsx(styles.name, styles.ofPhoto)}>360 image</span>
      <Handle
        label="Start of the point cloud"
        value={points}
        property="--points"
        onMove={(to) => setBorders((from) => ({ points: to, photo: Math.max(to, from.photo) }))}
      />
      <Handle
        label="Start of the 360 image"
        value={photo}
        property="--photo"
        onMove={(to) => setBorders((from) => ({ points: Math.min(to, from.points), photo: to }))}
      />
    </div>
  );
}
