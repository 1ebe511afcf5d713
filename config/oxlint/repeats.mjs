/**
 * Checks that tests, statements, and tasks act once and then wait. Repeating an action until it works hides the state
 * for which the test should wait. On a slow machine, the repeated action can also take effect twice.
 */

/** Methods of Playwright, the DOM, and the statements' kit that act on a page. */
const methods = new Set(
  (
    'blur check click clear dblclick dispatchEvent down drag dragTo fill focus goBack goForward goto hover insertText press ' +
    'pressSequentially reload scrollIntoViewIfNeeded selectOption setChecked setInputFiles tap type uncheck up wheel'
  ).split(' '),
);
/** Functions in this repository that act on a page. */
const functions = new Set([
  'click',
  'clickAt',
  'drag',
  'dragTo',
  'press',
  'tapAt',
  'touchAt',
  'writeFile',
]);
const pauses = new Set(['sleep', 'waitForTimeout', 'setTimeout']);

const isFunction = (node) =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(node?.type);

function calledName({ callee }) {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : undefined;
}

function isAction(call) {
  const known = call.callee.type === 'Identifier' ? functions : methods;
  return known.has(calledName(call));
}

const isPoll = ({ callee }) =>
  callee.type === 'MemberExpression' &&
  callee.property.name === 'poll' &&
  callee.object.type === 'Identifier' &&
  callee.object.name === 'expect';

function create(context) {
  const { sourceCode } = context;

  /** Returns a function expression itself. For an identifier, returns the function with that name in this file. */
  function functionOf(node) {
    if (isFunction(node)) return node;
    if (node?.type !== 'Identifier') return undefined;
    for (let scope = sourceCode.getScope(node); scope !== null; scope = scope.upper) {
      const definition = scope.set.get(node.name)?.defs[0];
      if (definition === undefined) continue;
      // The value of a parameter isn't known here.
      const value = { Variable: definition.node.init, FunctionName: definition.node }[
        definition.type
      ];
      return isFunction(value) ? value : undefined;
    }
    return undefined;
  }

  /**
   * Passes each call expression in `node` to `visit`. If `deep` is true, also visits the functions in this file that
   * `node` calls.
   */
  function visitCalls(node, visit, deep, seen = new Set()) {
    if (seen.has(node)) return;
    seen.add(node);
    if (node.type === 'CallExpression') {
      visit(node);
      const called = deep ? functionOf(node.callee) : undefined;
      if (called !== undefined) visitCalls(called, visit, deep, seen);
    }
    for (const key of sourceCode.visitorKeys[node.type] ?? []) {
      for (const child of [node[key]].flat()) {
        if (child) visitCalls(child, visit, deep, seen);
      }
    }
  }

  function actionIn(node, deep) {
    let found;
    visitCalls(node, (call) => (found ??= isAction(call) ? calledName(call) : undefined), deep);
    return found;
  }

  function onLoop({ body, test }) {
    // A pause in a loop means that the loop waits for the effect of its action.
    let hasPause = false;
    visitCalls(body, (call) => (hasPause ||= pauses.has(calledName(call))), false);
    const name = hasPause ? actionIn(body, false) : undefined;
    if (name !== undefined) context.report({ node: test, messageId: 'loop', data: { name } });
  }

  /** Returns whether a `break` or `return` can end the loop early. */
  function endsEarly(node, isNested = false) {
    if (isFunction(node)) return false;
    if (node.type === 'ReturnStatement') return true;
    if (node.type === 'BreakStatement') return !isNested || node.label !== null;
    const nested = isNested || /^(?:For|While|DoWhile|Switch)\w*Statement$/.test(node.type);
    return (sourceCode.visitorKeys[node.type] ?? []).some((key) =>
      [node[key]].flat().some((child) => child && endsEarly(child, nested)),
    );
  }

  /** Reports loops over attempts, which end at the first success. A loop over steps runs to its last step. */
  function onTries(node) {
    const { body, test } = node;
    if (!test) {
      onLoop({ body, test: node });
      return;
    }
    const name = endsEarly(body) ? actionIn(body, true) : undefined;
    if (name !== undefined) context.report({ node: test, messageId: 'loop', data: { name } });
  }

  return {
    ForStatement: onTries,
    CallExpression(call) {
      if (call.callee.type === 'MemberExpression' && calledName(call) === 'toPass') {
        context.report({ node: call.callee.property, messageId: 'toPass' });
        return;
      }
      const isUntil = calledName(call) === 'until';
      if (!isUntil && !isPoll(call)) return;
      const what = isUntil ? 'until()' : 'expect.poll()';
      for (const node of call.arguments) {
        const callback = functionOf(node);
        const name = callback && actionIn(callback, true);
        if (name !== undefined) context.report({ node, messageId: 'poll', data: { name, what } });
      }
    },
    WhileStatement: onLoop,
    DoWhileStatement: onLoop,
  };
}

const remedy = 'Wait for the state in which the action works, then act once.';

const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      toPass: `toPass() repeats its actions. ${remedy}`,
      poll: `The callback of {{what}} calls {{name}}() again and again. ${remedy}`,
      loop: `The loop calls {{name}}() until something happens. ${remedy}`,
    },
  },
  create,
};

export default {
  meta: { name: 'repeats' },
  rules: { 'no-repeated-actions': rule },
};
