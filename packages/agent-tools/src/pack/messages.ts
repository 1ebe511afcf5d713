/** Finds the messages that an SDK bundle can throw or log. Used only by the build. */
import { parse, type Expression, type Node, type SpreadElement } from 'acorn';
import { ancestor } from 'acorn-walk';
import type { SdkMessage } from '../data';

const logging = new Set(['debug', 'error', 'info', 'log', 'trace', 'warn']);

/**
 * Returns the fixed text of an expression, with `…` for the parts that vary. Returns undefined if the whole text
 * varies.
 */
function textOf(node: Expression | SpreadElement | undefined): string | undefined {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : undefined;
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('…');
    case 'BinaryExpression': {
      if (node.operator !== '+' || node.left.type === 'PrivateIdentifier') return undefined;
      const [left, right] = [textOf(node.left), textOf(node.right)];
      return left === undefined && right === undefined
        ? undefined
        : `${left ?? '…'}${right ?? '…'}`;
    }
    default:
      return undefined;
  }
}

/** Whether a string contains at least a few words. Codes and formats aren't messages. */
function isMessage(text: string): boolean {
  return /\p{L}{2,}[^…]*\s/u.test(text) && text.replaceAll('…', '').trim().length >= 8;
}

/**
 * Whether a call or `new` creates an error. Bundles shorten the names of the SDK's own error classes, so every thrown
 * value counts as an error.
 */
function createsError(callee: Node, ancestors: readonly Node[]): boolean {
  const isThrown = ancestors.at(-2)?.type === 'ThrowStatement';
  const name = 'name' in callee && typeof callee.name === 'string' ? callee.name : '';
  return isThrown || /(?:^|\.)\w*Error$/.test(name);
}

function logs(callee: Node): boolean {
  if (callee.type !== 'MemberExpression' || !('property' in callee)) return false;
  const property = callee.property as { readonly type: string; readonly name?: string };
  return property.type === 'Identifier' && logging.has(property.name ?? '');
}

/** Returns the sorted messages in a bundle. Throws if the code can't be parsed. */
export function findMessages(code: string): SdkMessage[] {
  const found = new Map<string, boolean>();
  const add = (argument: Expression | SpreadElement | undefined, isThrown: boolean) => {
    const text = textOf(argument)?.replace(/…{2,}/g, '…').replace(/\s+/g, ' ').trim();
    if (text !== undefined && isMessage(text))
      found.set(text, found.get(text) === true || isThrown);
  };
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'script' });
  ancestor(program, {
    NewExpression({ callee, arguments: [first] }, _state, ancestors) {
      if (createsError(callee, ancestors)) add(first, true);
    },
    CallExpression({ callee, arguments: [first] }, _state, ancestors) {
      if (createsError(callee, ancestors)) add(first, true);
      else if (logs(callee)) add(first, false);
    },
  });
  return [...found]
    .map(([text, isThrown]) => ({ text, isThrown }))
    .sort((a, b) => (a.text < b.text ? -1 : 1));
}
