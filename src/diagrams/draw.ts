import type { Arrow, Box, Diagram, Place, Shape, Tone } from './diagram';
import { widthOf } from './diagram';
import type { Palette } from './palette';
import { routePoints, type Point } from './route';
import { codeScale, wrap, type Font, type Run } from './text';

const fonts = {
  text: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Liberation Sans', sans-serif",
  code: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
};

/** Font sizes in SVG units. If the page is narrower than the layout, the text shrinks with the picture. */
const sizes: Readonly<Record<Shape, { readonly title: number; readonly text: number }>> = {
  wide: { title: 14.5, text: 13.5 },
  narrow: { title: 14, text: 13 },
};

const lineHeight = 1.32;
const padding = { x: 9, y: 6 };
const headLength = 8;
const cornerRadius = 7;

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const round = (value: number): number => Math.round(value * 10) / 10;

function styleOf(tone: Tone, palette: Palette): string {
  switch (tone) {
    case 'plain':
      return `fill="${palette.paper}" stroke="${palette.lineStrong}"`;
    case 'accent':
      return `fill="${palette.accentWash}" stroke="${palette.accent}" stroke-width="1.5"`;
    case 'dashed':
      return `fill="${palette.surface}" stroke="${palette.lineStrong}" stroke-dasharray="4 3"`;
    case 'group':
      return `fill="${palette.paper}" fill-opacity="0.55" stroke="${palette.line}"`;
    case 'highlight':
      return `fill="${palette.paper}" stroke="${palette.accent}" stroke-dasharray="5 3"`;
    case 'note':
      return 'fill="none" stroke="none"';
  }
}

function isHolder(box: Box | undefined): boolean {
  return box?.tone === 'group' || box?.tone === 'highlight';
}

interface TextLine {
  readonly runs: readonly Run[];
  readonly font: Font;
  readonly color: string;
}

function textElement(
  { runs, font, color }: TextLine,
  x: number,
  y: number,
  anchor: string,
): string {
  const spans = runs.map(({ text, code }) =>
    code
      ? `<tspan font-family="${fonts.code}" font-size="${round(font.size * codeScale)}">${escape(text)}</tspan>`
      : escape(text),
  );
  const weight = font.bold === true ? ' font-weight="600"' : '';
  const place = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text x="${round(x)}" y="${round(y)}" fill="${color}" font-size="${font.size}"${weight}${place} xml:space="preserve">${spans.join('')}</text>`;
}

class Drawing {
  private readonly below: string[] = [];
  private readonly lines: string[] = [];
  private readonly above: string[] = [];

  constructor(
    private readonly diagram: Diagram,
    private readonly shape: Shape,
    private readonly palette: Palette,
  ) {}

  private placeOf(name: string): Place | null {
    const place = this.diagram[this.shape].places[name];
    if (place === undefined) throw new Error(`Unknown box "${name}".`);
    return place;
  }

  private textLines({ title, lines = [], tone }: Box, room: number): TextLine[] {
    const size = sizes[this.shape];
    const titleFont: Font = { size: size.title, bold: true };
    const font: Font = { size: size.text };
    const { ink, inkSoft } = this.palette;
    const isQuiet = tone === 'group' || tone === 'dashed';
    return [
      ...(title === undefined ? [] : wrap(title, room, titleFont)).map((runs) => ({
        runs,
        font: titleFont,
        color: isQuiet ? inkSoft : ink,
      })),
      ...lines
        .flatMap((line) => wrap(line, room, font))
        .map((runs) => ({ runs, font, color: inkSoft })),
    ];
  }

  box(name: string, box: Box): void {
    const place = this.placeOf(name);
    if (place === null) return;
    const [x, y, width, height] = place;
    const tone = box.tone ?? 'plain';
    const isGroup = isHolder(box);
    const layer = isGroup ? this.below : this.above;
    if (tone !== 'note') {
      const crisp = tone === 'accent' ? 0 : 0.5;
      layer.push(
        `<rect x="${x + crisp}" y="${y + crisp}" width="${width - 2 * crisp}" height="${height - 2 * crisp}" rx="5" ${styleOf(tone, this.palette)}/>`,
      );
    }
    const inset = tone === 'note' ? 0 : Math.min(padding.x, width * 0.12);
    const lines = this.textLines(box, width - 2 * inset);
    const total = lines.reduce((sum, { font }) => sum + font.size * lineHeight, 0);
    const room = height - (tone === 'note' ? 0 : padding.y);
    if (total > room || (isGroup && lines.length > 1)) {
      throw new Error(
        `The text of "${name}" is ${round(total)} high, but its box has room for only ${room}.`,
      );
    }
    const anchor = box.align ?? (isGroup ? 'start' : 'middle');
    let top = isGroup ? y + padding.y : y + (height - total) / 2;
    for (const line of lines) {
      const step = line.font.size * lineHeight;
      const at = anchor === 'start' ? x + inset : x + width / 2;
      layer.push(textElement(line, at, top + step / 2 + line.font.size * 0.36, anchor));
      top += step;
    }
  }

  arrow(arrow: Arrow): void {
    const from = this.placeOf(arrow.from);
    const to = this.placeOf(arrow.to);
    if (from === null || to === null) return;
    const points = routePoints(from, to, arrow[this.shape]);
    const hasHead = arrow.head !== false;
    const color = this.palette.lineStrong;
    this.lines.push(
      `<path d="${pathOf(points, hasHead)}" fill="none" stroke="${color}" stroke-width="1.5"/>`,
    );
    if (hasHead) this.lines.push(`<path d="${headOf(points)}" fill="${color}"/>`);
    if (arrow.label !== undefined) this.label(arrow.label, points);
  }

  private label(label: string, points: readonly Point[]): void {
    const [start, end] = points;
    if (start === undefined || end === undefined || points.length > 2) {
      throw new Error(`"${label}" is on an arrow that is not straight.`);
    }
    const font: Font = { size: sizes[this.shape].text };
    const step = font.size * lineHeight;
    const color = this.palette.inkSoft;
    if (start.y === end.y) {
      const lines = wrap(label, Math.abs(end.x - start.x) - 8, font);
      const x = (start.x + end.x) / 2;
      lines.forEach((runs, index) => {
        const y = start.y - 7 - (lines.length - 1 - index) * step;
        this.above.push(textElement({ runs, font, color }, x, y, 'middle'));
      });
      return;
    }
    const x = start.x + 9;
    const lines = wrap(label, this.freeTo(start, end) - x, font);
    const middle = (start.y + end.y) / 2 - ((lines.length - 1) * step) / 2;
    lines.forEach((runs, index) => {
      const y = middle + index * step + font.size * 0.36;
      this.above.push(textElement({ runs, font, color }, x, y, 'start'));
    });
    if (lines.length * step > Math.abs(end.y - start.y)) {
      throw new Error(`"${label}" is taller than its arrow is long.`);
    }
  }

  /** Returns the x coordinate of the right end of the free space next to a vertical arrow. */
  private freeTo(start: Point, end: Point): number {
    const top = Math.min(start.y, end.y);
    const bottom = Math.max(start.y, end.y);
    const { places } = this.diagram[this.shape];
    const starts = Object.entries(places).flatMap(([name, place]) => {
      if (place === null || isHolder(this.diagram.boxes[name])) return [];
      const [x, y, , height] = place;
      return x > start.x && y < bottom && y + height > top ? [x] : [];
    });
    const others = this.diagram.arrows.flatMap((arrow) => {
      const from = this.placeOf(arrow.from);
      const to = this.placeOf(arrow.to);
      if (from === null || to === null) return [];
      return routePoints(from, to, arrow[this.shape])
        .filter(({ x, y }) => x > start.x && y >= top && y <= bottom)
        .map(({ x }) => x);
    });
    return Math.min(widthOf[this.shape] - padding.x, ...starts, ...others) - 6;
  }

  finish(): string {
    const { title, description } = this.diagram;
    const width = widthOf[this.shape];
    const { height } = this.diagram[this.shape];
    const { surface, line } = this.palette;
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description" font-family="${fonts.text}">`,
      `<title id="title">${escape(title)}</title>`,
      `<desc id="description">${escape(description)}</desc>`,
      `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="6" fill="${surface}" stroke="${line}"/>`,
      ...this.below,
      ...this.lines,
      ...this.above,
      '</svg>\n',
    ].join('\n');
  }
}

function pathOf(points: readonly Point[], hasHead: boolean): string {
  const [start] = points;
  const last = points.at(-1);
  const before = points.at(-2);
  if (start === undefined || last === undefined || before === undefined) {
    throw new Error('An arrow must have two ends.');
  }
  const corners = points.slice(1, -1).map((corner, index) => {
    const previous = points[index] ?? start;
    const next = points[index + 2] ?? last;
    const reach = Math.min(
      cornerRadius,
      distance(corner, previous) / 2,
      distance(corner, next) / 2,
    );
    return `L${at(towards(corner, previous, reach))}Q${at(corner)} ${at(towards(corner, next, reach))}`;
  });
  const end = hasHead ? towards(last, before, headLength - 1) : last;
  return `M${at(start)}${corners.join('')}L${at(end)}`;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

/** Moves `from` toward `to` by a distance of `reach`, but not beyond `to`. */
function towards(from: Point, to: Point, reach: number): Point {
  const length = distance(from, to);
  const part = length === 0 ? 0 : Math.min(1, reach / length);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function headOf(points: readonly Point[]): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (tip === undefined || before === undefined) throw new Error('An arrow must have two ends.');
  const back = towards(tip, before, headLength);
  const side = { x: (back.y - tip.y) * 0.55, y: (tip.x - back.x) * 0.55 };
  const left = { x: back.x + side.x, y: back.y + side.y };
  const right = { x: back.x - side.x, y: back.y - side.y };
  return `M${at(tip)}L${at(left)}L${at(right)}Z`;
}

/** Draws a diagram as a self-contained SVG. Throws if a word, a box's text or a label doesn't fit. */
export function draw(diagram: Diagram, shape: Shape, palette: Palette): string {
  const drawing = new Drawing(diagram, shape, palette);
  for (const arrow of diagram.arrows) drawing.arrow(arrow);
  for (const [name, box] of Object.entries(diagram.boxes)) drawing.box(name, box);
  return drawing.finish();
}
