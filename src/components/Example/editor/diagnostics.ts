import { forEachDiagnostic, type Diagnostic } from '@codemirror/lint';
import type { EditorState } from '@codemirror/state';
import type { FileProblem } from '@reveal-docs/runner/types/protocol';

function showWords(words: string): Node[] {
  return words.split('`').map((part, index) => {
    if (index % 2 === 0) return document.createTextNode(part);
    const code = document.createElement('code');
    code.textContent = part;
    return code;
  });
}

function showProblem(message: string, says: string): Node {
  const element = document.createElement('span');
  element.append(message);
  const more = element.appendChild(document.createElement('span'));
  more.style.cssText = 'display:block;margin-top:0.25rem';
  more.append(...showWords(says));
  return element;
}

/** Converts a problem to a diagnostic. `fix` applies the problem's fix. */
export function diagnosticOf(
  { doc }: EditorState,
  problem: FileProblem,
  fix: (problem: FileProblem) => void,
): Diagnostic {
  const { from, to, severity, message, says } = problem;
  const start = Math.min(from, doc.length);
  return {
    from: start,
    to: Math.min(Math.max(to, start), doc.length),
    severity,
    message: says === undefined ? message : `${message}\n${says}`,
    ...(says === undefined ? {} : { renderMessage: () => showProblem(message, says) }),
    ...(problem.fix === undefined ? {} : { actions: [{ name: 'Fix', apply: () => fix(problem) }] }),
  };
}

/** Returns the current diagnostics at their current positions. Omits the diagnostic `without`. */
export function marked(state: EditorState, without: Diagnostic | undefined): Diagnostic[] {
  const found: Diagnostic[] = [];
  forEachDiagnostic(state, (diagnostic, from, to) => {
    if (diagnostic !== without) found.push({ ...diagnostic, from, to });
  });
  return found;
}
