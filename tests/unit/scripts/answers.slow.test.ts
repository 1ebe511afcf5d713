import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../scripts/helpers/tasks/answers';
import { compileAnswers } from '../../../scripts/helpers/tasks/compile';
import { taskVersions } from '../../../scripts/helpers/tasks/own';

describe('an answer', () => {
  const [version] = taskVersions();
  if (version === undefined) throw new Error('There are no answers.');
  const answer = (source: string): Answer => ({ folder: version.folder, task: 'label', source });
  const viewer = "import { Cognite3DViewer } from '@cognite/reveal';\n";

  it('doesn’t compile with an unknown name, type, package or file, and gets loop guards', () => {
    const wrong = [
      `${viewer}new Cognite3DViewer({ sdk: 1 });`,
      "import { Cognite4DViewer } from '@cognite/reveal';",
      "import axios from 'axios';",
      // The compiler finds this file, but a running program can't import it.
      "import './cad-basic';",
      'const = 1;',
    ].map(answer);
    const loop = answer(`${viewer}while (Math.random() < 1) Cognite3DViewer.name;`);
    const compiled = compileAnswers(version, [...wrong, loop]);
    const problems = wrong.map((item) => {
      const result = compiled.get(item);
      return result && 'problem' in result ? result.problem : 'none';
    });
    expect(problems).toEqual([
      expect.stringMatching(/^label\.ts:2 Type 'number' is not assignable/),
      expect.stringMatching(/^label\.ts:1 .*no exported member.*'Cognite4DViewer'/),
      expect.stringMatching(/^label\.ts:1 Cannot find module 'axios'/),
      expect.stringMatching(/^label\.ts:1 Cannot find file "\.\/cad-basic"/),
      expect.stringMatching(/^label\.ts:1 Variable declaration expected/),
    ]);

    // A valid answer is compiled like code from a link. Its loops are guarded.
    const result = compiled.get(loop);
    if (result === undefined || 'problem' in result) throw new Error(result?.problem);
    expect(result.program.modules[0]?.code).toMatch(/guard/i);
  });
});
