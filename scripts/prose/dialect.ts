/** Patterns for unnatural English that these docs avoid. */
import type { ProseText } from './texts';

export type Place =
  | 'descriptions'
  | 'statements'
  | 'pages'
  | 'readmes'
  | 'messages'
  | 'interface'
  | 'comments';

export interface DialectPattern {
  readonly name: string;
  readonly pattern: RegExp;
  readonly instead: string;
  /** Kinds of texts in which the pattern also matches natural sentences. */
  readonly notIn?: readonly Place[];
}

export interface Finding {
  readonly line: number;
  readonly name: string;
  readonly found: string;
  readonly instead: string;
}

/** Matches whole words in any case. A space in `source` matches any white space. */
function words(source: string): RegExp {
  return new RegExp(`(?<![\\w’'-])(?:${source.replaceAll(' ', '\\s+')})(?![\\w’'-])`, 'gi');
}

/** Verbs and other words that end in -s and precede "no" or "nothing" in natural sentences. */
const beforeNo =
  'is|was|has|does|says|needs|requires|contains|means|as|this|its|thus|plus|unless|always';

/** Words that form a verb with the particle that follows them: "zoom in", "turn on", "log in". */
const beforeParticle =
  'zoom\\w*|log\\w*|sign\\w*|turn\\w*|switch\\w*|is|are|was|were|go|goes|went|comes?|came|keeps?|fades?|built|plugged|filled|later|so';

const prepositions = 'of|to|from|with|for|into|onto|at|about|in|on|by';

export const dialect: readonly DialectPattern[] = [
  {
    name: 'is given',
    pattern: words('(?:is|are|was|were|be|been|being) given(?! (?:by|as|in)\\b)'),
    instead: 'the actor: "you pass", "you specify"',
  },
  {
    name: 'asked of, for, with',
    pattern: words('asked (?:of|for|with)'),
    instead: 'request, query or call: "the revision to query for nodes"',
  },
  {
    name: 'of yours',
    pattern: words('of (?:yours|ours|theirs|mine)'),
    instead: 'the possessive before the noun: "your function"',
  },
  {
    name: 'takes away, takes out',
    pattern: words('(?:takes?|took|taken|taking)(?:\\s+[\\w-]+){0,4}?\\s+(?:away|out(?!\\s+of))'),
    instead: 'remove',
  },
  {
    name: 'puts in, puts back',
    pattern: new RegExp(
      '\\b(?:puts?|putting)(?:\\s+[\\w-]+){0,4}?\\s+(?:back\\b|in(?=[.,;:!?)]|$))',
      'gi',
    ),
    instead: 'add, insert or restore',
  },
  {
    name: 'What, Which at the start',
    pattern: /(?<=^|[.!]\s+)(?:What|Which)\s(?!if\b)(?![^.!]*\?)/g,
    instead: 'the noun: "Options for …", "Whether …"',
    notIn: ['pages', 'readmes'],
  },
  {
    name: 'tells, told',
    pattern: words('tells|told'),
    instead: 'report, specify or notify',
    notIn: ['pages'],
  },
  {
    name: 'but for',
    pattern: words('(?<!,\\s)but for(?! (?:this|that|each|every|all)\\b)'),
    instead: 'except',
  },
  { name: 'besides', pattern: words('besides'), instead: 'also, or in addition to' },
  { name: 'anew', pattern: words('anew'), instead: 'again' },
  {
    name: 'former, latter',
    pattern: words('(?:the )?(?:former|latter)'),
    instead: 'previous, or the name of the thing',
  },
  {
    name: 'otherwise than',
    pattern: words('otherwise than'),
    instead: 'differently from, or unlike',
  },
  {
    name: 'gives a, the, no',
    pattern: words('gives (?:an?|the|no)'),
    instead: 'return, provide or produce',
    notIn: ['pages'],
  },
  {
    name: 'verb and no, nothing',
    pattern: words(
      `(?!(?:${beforeNo})\\s)[a-z]+[a-rt-z]s\\s+(?:no(?!\\s+(?:longer|more|later|matter|one|effect|arguments?)\\b)|nothing)`,
    ),
    instead: 'a negated verb: "doesn\'t move a model"',
    notIn: ['pages'],
  },
  {
    name: 'preposition at the end',
    pattern: new RegExp(
      `(?<!\\b(?:(?:${beforeParticle})|to\\s+\\w+(?:\\s+\\w+){0,2})\\s+)\\b(?:${prepositions})(?=[.!]+(?:$|\\s))`,
      'gi',
    ),
    instead: 'a sentence that does not end with a preposition',
    notIn: ['pages'],
  },
  { name: 'Factor on', pattern: words('factors? on'), instead: 'multiplier for' },
  { name: 'Factor for', pattern: /\bFactors? for\b/g, instead: 'multiplier for' },
  {
    name: 'another than',
    pattern: words('another (?:`[^`]+`|[a-z]+)(?: [a-z]+)? than'),
    instead: '"a … other than", or "differs from"',
  },
  {
    name: 'Number of the, to',
    pattern:
      /\bNumber (?:of the\s+(?:[\w-]+\s+){0,2}(?:revision|model|node|asset|file|image|version)(?!\w)|to\b)/g,
    instead: '"ID of the …", or for a count: "Number of models"',
    notIn: ['pages'],
  },
  {
    name: 'there is no, none',
    pattern: words("there(?:\\s+(?:is|are|was|were)|['’]s) (?:no(?!\\s+more\\b)|none|nothing)"),
    instead: 'the actor and a negated verb: "The file has no …", "isn\'t found"',
    notIn: ['pages'],
  },
  { name: 'dear', pattern: words('dear'), instead: 'expensive' },
  { name: 'rightly', pattern: words('rightly'), instead: 'correctly' },
  { name: 'mend', pattern: words('mend(?:s|ed|ing)?'), instead: 'fix' },
  { name: 'for good', pattern: words('for good(?! \\w)'), instead: 'permanently' },
  {
    name: 'is such',
    pattern: words('(?:is|are) such'),
    instead: 'the noun, as in "is one of these tools"',
  },
  {
    name: 'is no',
    pattern: words('(?<!there\\s)(?:is|are) no(?!\\s+(?:longer|more|other))'),
    instead: '"isn\'t a …", or say what it is',
  },
  {
    name: 'thereby',
    pattern: words('thereby|therein|thereof|whereby|wherein'),
    instead: 'a sentence of its own',
  },
  { name: 'under way', pattern: words('under way'), instead: 'running, or in progress' },
];

export function findDialect(texts: readonly ProseText[], place: Place): Finding[] {
  const here = dialect.filter(({ notIn }) => notIn?.includes(place) !== true);
  return texts.flatMap(({ text, line }) =>
    here.flatMap(({ name, pattern, instead }) =>
      [...text.matchAll(pattern)].map((match) => ({
        line: line + text.slice(0, match.index).split('\n').length - 1,
        name,
        found: match[0].replace(/\s+/g, ' '),
        instead,
      })),
    ),
  );
}
