import type { MapLabel, MapMark } from './map';
import type { NumberedNode } from './number';

/** Half the width of a character in a label, in meters. This is the width in the widest fonts, plus a margin. */
const halfCharacter = 0.58;
/** Half the height of a label, in meters. */
const halfHeight = 0.85;
/** Radius of a mark including its outline, in meters. */
const markRadius = 1.4;
/** Vertical offsets to try for a label, in meters. They are relative to the item's center. */
const shifts = [0, 1.8, -1.8, 2.6, -2.6];

type Center = Pick<MapLabel, 'x' | 'y'>;

function overlaps(label: MapLabel, other: MapLabel): boolean {
  return (
    Math.abs(other.x - label.x) < halfCharacter * (other.text.length + label.text.length) &&
    Math.abs(other.y - label.y) < 2 * halfHeight
  );
}

function overlapsMark(label: MapLabel, mark: Center): boolean {
  return (
    Math.abs(mark.x - label.x) < halfCharacter * label.text.length + markRadius &&
    Math.abs(mark.y - label.y) < halfHeight + markRadius
  );
}

/**
 * Moves a label up or down if it overlaps an earlier label or a mark. Omits the label if none of the positions is free.
 */
function placeLabels(labels: readonly MapLabel[], marks: readonly MapMark[]): MapLabel[] {
  const placed: MapLabel[] = [];
  for (const label of labels) {
    const free = shifts
      .map((shift) => ({ ...label, y: label.y - shift }))
      .find(
        (moved) =>
          !placed.some((other) => overlaps(moved, other)) &&
          !marks.some((mark) => overlapsMark(moved, mark)),
      );
    if (free !== undefined) placed.push(free);
  }
  return placed;
}

/**
 * Returns labels at the centers of equipment items, larger items first. If the centers of several items are close, such
 * as those of a pump and its spare, only the largest item has a label.
 */
export function mapLabels(nodes: readonly NumberedNode[], marks: readonly MapMark[]): MapLabel[] {
  const candidates = nodes.flatMap(({ tag, bounds, discipline, depth }) => {
    const [width, height] = [bounds.max[0] - bounds.min[0], bounds.max[1] - bounds.min[1]];
    if (tag === undefined || depth !== 3 || discipline === 'Piping') return [];
    const label: MapLabel = {
      text: tag,
      x: (bounds.min[0] + bounds.max[0]) / 2,
      y: (bounds.min[1] + bounds.max[1]) / 2,
    };
    return [{ label, area: width * height }];
  });
  const labels: MapLabel[] = [];
  for (const { label } of candidates.sort((a, b) => b.area - a.area)) {
    const near = (other: MapLabel): boolean =>
      Math.abs(other.x - label.x) < 0.5 * (other.text.length + label.text.length) &&
      Math.abs(other.y - label.y) < 1.7;
    if (!labels.some(near)) labels.push(label);
  }
  return placeLabels(labels, marks);
}
