import type { Place, Route, Side } from './diagram';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Distance between a bend and the boxes, in pixels. */
const turnAt = 22;

function middle(start: number, length: number): number {
  return start + length / 2;
}

/**
 * Returns the middle of the range that two spans share. If the spans don't overlap, returns the middle of the first
 * span.
 */
function shared(aStart: number, aLength: number, bStart: number, bLength: number): number {
  const start = Math.max(aStart, bStart);
  const end = Math.min(aStart + aLength, bStart + bLength);
  return start < end ? (start + end) / 2 : middle(aStart, aLength);
}

function facingSides([ax, ay, aw, ah]: Place, [bx, by, bw, bh]: Place): readonly [Side, Side] {
  if (ax + aw <= bx) return ['right', 'left'];
  if (bx + bw <= ax) return ['left', 'right'];
  if (ay + ah <= by) return ['bottom', 'top'];
  if (by + bh <= ay) return ['top', 'bottom'];
  throw new Error('Boxes that an arrow connects must not overlap.');
}

function sidePoint([x, y, width, height]: Place, side: Side): Point {
  if (side === 'left') return { x, y: middle(y, height) };
  if (side === 'right') return { x: x + width, y: middle(y, height) };
  return { x: middle(x, width), y: side === 'top' ? y : y + height };
}

const isHorizontal = (side: Side): boolean => side === 'left' || side === 'right';

function shifted({ x, y }: Point, side: Side, shift: number): Point {
  return isHorizontal(side) ? { x, y: y + shift } : { x: x + shift, y };
}

/** Returns the coordinate of the bend in an arrow that leaves one box and enters the other on the same side. */
function beside(side: Side, a: number, b: number): number {
  return side === 'left' ? Math.min(a, b) - turnAt : Math.max(a, b) + turnAt;
}

function bentPoints(start: Point, end: Point, exit: Side, enter: Side): readonly Point[] {
  if (isHorizontal(exit) !== isHorizontal(enter)) {
    const corner = isHorizontal(exit) ? { x: end.x, y: start.y } : { x: start.x, y: end.y };
    return [start, corner, end];
  }
  if (isHorizontal(exit)) {
    if (start.y === end.y) return [start, end];
    const x = exit === enter ? beside(exit, start.x, end.x) : (start.x + end.x) / 2;
    return [start, { x, y: start.y }, { x, y: end.y }, end];
  }
  if (start.x === end.x) return [start, end];
  const y = (start.y + end.y) / 2;
  return [start, { x: start.x, y }, { x: end.x, y }, end];
}

/**
 * Returns the points of an arrow. If the route specifies sides, the arrow connects the middles of these sides with up
 * to two corners. Otherwise, a straight arrow connects the sides that face each other.
 */
export function routePoints(from: Place, to: Place, route: Route = {}): readonly Point[] {
  const [exit, enter] = route.sides ?? facingSides(from, to);
  const shift = route.shift ?? 0;
  const start = sidePoint(from, exit);
  const end = sidePoint(to, enter);
  if (route.sides !== undefined) return bentPoints(shifted(start, exit, shift), end, exit, enter);
  if (isHorizontal(exit)) {
    const y = shared(from[1], from[3], to[1], to[3]) + shift;
    return [
      { x: start.x, y },
      { x: end.x, y },
    ];
  }
  const x = shared(from[0], from[2], to[0], to[2]) + shift;
  return [
    { x, y: start.y },
    { x, y: end.y },
  ];
}
