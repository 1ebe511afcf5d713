import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import type { Hover } from '@reveal-docs/runner/types/protocol';
import type { Language } from './openLanguage';

/** Map from the compiler's symbol kinds to CodeMirror's icon names. */
const kinds: Readonly<Record<string, string>> = {
  class: 'class',
  interface: 'interface',
  enum: 'enum',
  'enum member': 'constant',
  function: 'function',
  method: 'method',
  property: 'property',
  getter: 'property',
  const: 'constant',
  let: 'variable',
  var: 'variable',
  keyword: 'keyword',
  module: 'namespace',
  alias: 'class',
  type: 'type',
};

export interface HelpInput {
  readonly language: Language;
  readonly file: string;
  /** Returns the URL for a path that is relative to the site's base path. */
  readonly pageUrl: (path: string) => string;
}

function showHover({ declaration, documentation, link }: Hover, input: HelpInput): HTMLElement {
  const element = document.createElement('div');
  const code = element.appendChild(document.createElement('pre'));
  code.textContent = declaration;
  code.style.cssText = 'margin:0;padding:0.5rem;white-space:pre-wrap;font-size:0.875rem';
  if (documentation !== '') {
    const text = element.appendChild(document.createElement('p'));
    text.textContent = documentation;
    text.style.cssText = 'margin:0;padding:0 0.5rem 0.5rem;white-space:pre-wrap;font-size:0.875rem';
  }
  if (link !== undefined) {
    const anchor = element.appendChild(document.createElement('a'));
    anchor.href = input.pageUrl(link);
    anchor.textContent = 'API reference';
    anchor.style.cssText = 'display:inline-block;padding:0 0.5rem 0.5rem;font-size:0.875rem';
  }
  return element;
}

/** Creates the completion and hover extensions for one file, which get their data from the compiler's worker. */
export function createHelp(input: HelpInput): Extension {
  const { file } = input;
  const { client, loop } = input.language;

  async function complete(context: CompletionContext): Promise<CompletionResult | null> {
    const word = context.matchBefore(/[\w$]*/);
    const before = context.state.sliceDoc(Math.max(0, context.pos - 1), context.pos);
    if (!context.explicit && before !== '.' && (word === null || word.from === word.to))
      return null;
    await loop.sync();
    const found = await client.ask('suggest', { file, position: context.pos });
    if (found === null || context.aborted) return null;
    return {
      from: word?.from ?? context.pos,
      validFor: /^[\w$]*$/,
      options: found.items.map(({ label, kind, sortText }) => ({
        label,
        type: kinds[kind] ?? 'variable',
        // The compiler's sort text ranks likely names first. Most names have the value 11, and less likely names have
        // higher values.
        boost: 20 - Number.parseInt(sortText, 10) || 0,
        info: async () => {
          const text = await client.ask('describe', { file, position: context.pos, label });
          if (text === '') return null;
          const element = document.createElement('div');
          element.textContent = text;
          element.style.whiteSpace = 'pre-wrap';
          return element;
        },
      })),
    };
  }

  return [
    autocompletion({ override: [complete] }),
    hoverTooltip(async (_view, position) => {
      await loop.sync();
      const hover = await client.ask('hover', { file, position });
      return hover === null
        ? null
        : {
            pos: hover.from,
            end: hover.to,
            above: true,
            create: () => ({ dom: showHover(hover, input) }),
          };
    }),
  ];
}
