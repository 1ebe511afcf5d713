/** The folded list of what something rests on: an element of HTML, so that it opens without any script. Pure. */
import type { PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Ground } from '../statements/check';
import { checkedClass } from '../statements/citations';
import { nameLane, type Lane } from '../statements/lanes';

/** Page of all statements, below the base path. */
const behaviorPath = '/behavior';

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly RootContent[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]): MdxJsxAttribute => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    // The type allows blocks only; these elements hold text.
    children: [...children] as MdxJsxFlowElement['children'],
    // Otherwise the theme puts its own component in place of the element, which needs its script to open.
    data: { _mdxExplicitJsx: true } as MdxJsxFlowElement['data'],
  };
}

/** A sentence with names in backticks. */
function sentenceNodes(sentence: string): PhrasingContent[] {
  return sentence
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('`')
        ? { type: 'inlineCode', value: part.slice(1, -1) }
        : { type: 'text', value: part },
    );
}

function groundItem(ground: Ground): RootContent {
  const isRun = ground.type === 'run';
  const behind: PhrasingContent[] = isRun
    ? [
        {
          type: 'link',
          url: `${behaviorPath}#${ground.id}`,
          children: [{ type: 'text', value: `Program: ${ground.id}` }],
        },
      ]
    : [
        { type: 'text', value: 'In the source: ' },
        { type: 'inlineCode', value: `${ground.place.file}:${ground.place.line}` },
      ];
  return element('li', {}, [
    ...sentenceNodes(ground.says),
    { type: 'text', value: ' ' },
    element('span', { className: 'checked-ground' }, behind),
  ] as RootContent[]);
}

/** "Checked on 3.0.2 behind the 2.x interface", or that it was only read. */
function summaryOf(grounds: readonly Ground[], lane: Lane): string {
  const verb = grounds.some(({ type }) => type === 'run') ? 'Checked on' : 'Read in the source of';
  return `${verb} ${nameLane(lane)}`;
}

/** The folded list, with each ground once. */
export function checkedList(grounds: readonly Ground[], lane: Lane): RootContent {
  const unique = [...new Map(grounds.map((ground) => [ground.id, ground])).values()];
  return element('details', { className: checkedClass, 'data-search': 'ignore' }, [
    element('summary', {}, [
      { type: 'text', value: summaryOf(unique, lane) },
    ] as unknown as RootContent[]),
    element('ul', {}, unique.map(groundItem)),
  ]);
}
