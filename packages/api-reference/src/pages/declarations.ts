/**
 * Repairs mistakes in the doc comments of the SDK's published declarations before TypeDoc reads them. The mistakes
 * would hide text or break a page. Changes only `/** … *\/` comments, never code.
 */

/** Matches a `@module` tag on a type. The tag would make TypeDoc attach the whole comment to the file instead. */
const moduleTagLine = /^[ \t]*\*[ \t]*@module\b.*\r?\n/gm;

/**
 * Matches a closing fence with a period: "```.". It doesn't close the block, so the rest of the comment would become
 * code.
 */
const dottedFence = /^([ \t]*\*[ \t]*```)\.[ \t]*$/gm;

/** Matches escapes in comments. The generator escapes text itself, and would escape these backslashes again. */
const handEscape = /\\([<>{}])/g;

/**
 * Matches a link with its text in front of the tag: `[text]{@link url}`. TypeDoc would show the text in brackets,
 * followed by the URL.
 */
const textBeforeLink = /\[([^\][\n]+)\]\{@link\s+([^}|\s]+)\s*\}/g;

interface Correction {
  readonly wrong: RegExp;
  readonly right: string;
  /** Whether the correction applies only to the current release. */
  readonly onlyPresent?: boolean;
}

/** Corrections of the SDK's wording. The comments contain the evidence. */
export const corrections: readonly Correction[] = [
  // `MeasurementLine` passes `lineWidth` to three.js in world units, which are meters.
  { wrong: /Line width in cm\./, right: 'Line width in meters.' },
  { wrong: /The data data source which holds/, right: 'The data source that holds' },
  // Statement: nodes/ids-back
  {
    wrong: /(Maps a single tree index to node ID .*\s*\*.*)mapNodeIdsToTreeIndices(?=\})/,
    right: '$1mapTreeIndicesToNodeIds',
  },
  {
    wrong: /(tree index to map to a Node ID\.\s*\* @returns) TreeIndex of the provided node\./,
    right: '$1 ID of the node with the provided tree index.',
  },
  // Statement: appearance/assign-again
  {
    wrong: /The appearance of the style nodes(\s*\*) cannot be changed\./,
    right: 'To change their appearance,$1 assign the collection again.',
  },
  // Statement: images/which-revision
  {
    wrong: /If not provided the newest revision will be shown\./,
    right:
      'Without it, the viewer shows the revision closest to the `targetRevisionDate` of the collection, ' +
      'or the first one if no date is set.',
  },
  // Statement: picking/world-to-screen-outside
  {
    wrong:
      /Returns 2D coordinates if the point is visible on screen, or `null` if object is outside screen\./,
    right: '2D coordinates, or `null` if `normalize` is true and the point is outside the view.',
    onlyPresent: true,
  },
];

interface RepairOptions {
  /** Whether the file is an entry point, whose comment names its module in a tag. */
  readonly isEntryPoint: boolean;
  /** Whether the file is from the current release. */
  readonly isPresent: boolean;
}

function repairComment(comment: string, { isEntryPoint, isPresent }: RepairOptions): string {
  const text = isEntryPoint ? comment : comment.replace(moduleTagLine, '');
  return corrections
    .filter(({ onlyPresent = false }) => isPresent || !onlyPresent)
    .reduce((corrected, { wrong, right }) => corrected.replace(wrong, right), text)
    .replace(dottedFence, '$1')
    .replace(handEscape, '$1')
    .replace(textBeforeLink, '{@link $2 | $1}');
}

/** Returns the text of a declaration file, with its doc comments repaired. */
export function repairDeclarations(text: string, options: RepairOptions): string {
  return text.replace(/\/\*\*[\s\S]*?\*\//g, (comment) => repairComment(comment, options));
}
