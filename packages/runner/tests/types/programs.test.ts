import { beforeEach, describe, expect, it } from 'vitest';
import { createTypeService, type TypeService } from '../../src/types/service';
import { applyEdits } from '../../src/types/upgrade';
import { smallPack } from '../../../../tests/fixtures/smallPack';

const main = `import { Viewer } from '@cognite/reveal';
import { client } from './project';
import { paintAll, shade as tone } from './paint';

const viewer = new Viewer({ client });
const model = await viewer.addModel({ id: 1 });
paintAll(model, tone);
viewer.fitCamera(model);
`;
const paint = `import type { CadModel } from '@cognite/reveal';

export const shade = 'red';
export function paintAll(model: CadModel, color: string): void {
  const options = { color };
  model.paint(options.color);
}
`;
const project = `export const client = 'a client';
`;

let texts: Map<string, string>;
let service: TypeService;
const own = ['main.ts', 'paint.ts'];

function write(file: string, source: string): void {
  texts.set(file, source);
  service.change(file, source);
}

const textOf = (file: string) => texts.get(file) ?? '';

/** Returns a word's position in a file, after skipping `index` earlier occurrences. */
function at(file: string, word: string, index = 0): number {
  return textOf(file)
    .split(word, index + 1)
    .join(word).length;
}

beforeEach(() => {
  texts = new Map();
  service = createTypeService(smallPack);
  write('main.ts', main);
  write('paint.ts', paint);
  write('project.ts', project);
});

describe('problems', () => {
  it('have a line and a column, counted from 1', () => {
    expect(service.problems('main.ts', undefined)).toEqual([]);
    write('main.ts', `${main}  viewer.noSuchThing();\n`);
    expect(service.problems('main.ts', undefined)).toMatchObject([
      { file: 'main.ts', line: 9, column: 10, severity: 'error' },
    ]);
  });

  it('are reported while an imported file is missing, and resolved when it’s back', () => {
    service.remove('paint.ts');
    expect(service.problems('main.ts', undefined)).toMatchObject([{ line: 3 }]);
    service.change('paint.ts', 'export const shade = 1;');
    expect(service.problems('main.ts', undefined).map(({ message }) => message)).toEqual([
      expect.stringContaining('paintAll') as unknown,
    ]);
    service.remove('paint.ts');
    service.change('paint.ts', paint);
    expect(service.problems('main.ts', undefined)).toEqual([]);
  });

  it('are not reported for equal names in separate files, or for top-level await', () => {
    write('one.ts', 'const same = await 1;\n');
    write('two.ts', 'const same = 2;\n');
    expect(service.problems('one.ts', undefined)).toEqual([]);
    expect(service.problems('two.ts', undefined)).toEqual([]);
  });
});

describe('definitions', () => {
  it('of the program’s own names are in its files', () => {
    expect(service.define('main.ts', at('main.ts', 'paintAll', 1))).toEqual({
      type: 'file',
      file: 'paint.ts',
      from: at('paint.ts', 'paintAll'),
      to: at('paint.ts', 'paintAll') + 'paintAll'.length,
    });
    expect(service.define('main.ts', at('main.ts', 'client', 1))).toMatchObject({
      file: 'project.ts',
    });
  });

  it('of SDK names are API pages, if they exist', () => {
    expect(service.define('main.ts', at('main.ts', 'addModel'))).toEqual({
      type: 'page',
      name: 'Viewer.addModel',
      link: 'docs/api/Viewer#addmodel',
    });
    expect(service.define('main.ts', at('main.ts', 'Viewer', 1))).toMatchObject({
      link: 'docs/api/Viewer',
    });
    expect(service.define('main.ts', at('main.ts', 'fitCamera'))).toBeNull();
  });
});

it('lists the uses of a name with line and text, in the program’s own files only', () => {
  expect(service.findReferences('paint.ts', at('paint.ts', 'paintAll'))).toMatchObject([
    { file: 'main.ts', line: 3, text: "import { paintAll, shade as tone } from './paint';" },
    { file: 'main.ts', line: 7, text: 'paintAll(model, tone);' },
    { file: 'paint.ts', line: 4 },
  ]);
  expect(service.findReferences('main.ts', at('main.ts', 'addModel'))).toMatchObject([
    { file: 'main.ts', line: 6 },
  ]);
});

describe('renaming a name', () => {
  function rename(file: string, word: string, index: number, name: string) {
    const renaming = service.rename({ file, position: at(file, word, index), own }, name);
    if ('refusal' in renaming) return renaming.refusal;
    const after = new Map(texts);
    for (const { file: changed, edits } of renaming.files) {
      after.set(changed, applyEdits(after.get(changed) ?? '', edits));
    }
    return after;
  }

  it('changes its declaration and all uses in other files, from either place', () => {
    const expected = {
      'main.ts': main.replaceAll('paintAll', 'colorize'),
      'paint.ts': paint.replaceAll('paintAll', 'colorize'),
      'project.ts': project,
    };
    for (const [file, index] of [
      ['paint.ts', 0],
      ['main.ts', 1],
    ] as const) {
      const after = rename(file, 'paintAll', index, 'colorize');
      expect(after).toEqual(new Map(Object.entries(expected)));
    }
  });

  it('changes export lists too', () => {
    const list = `const tint = 'red';\nexport { tint };\n`;
    write('paint.ts', list);
    write('main.ts', `import { tint } from './paint';\nexport const all = { tint };\n`);
    for (const file of ['paint.ts', 'main.ts']) {
      expect(rename(file, 'tint', 0, 'hue')).toEqual(
        new Map([
          ['main.ts', `import { hue } from './paint';\nexport const all = { tint: hue };\n`],
          ['paint.ts', list.replaceAll('tint', 'hue')],
          ['project.ts', project],
        ]),
      );
    }
  });

  it('keeps the local name of an aliased import and the property of a shorthand', () => {
    expect(rename('paint.ts', 'shade', 0, 'hue')).toEqual(
      new Map([
        ['main.ts', main.replace('shade as', 'hue as')],
        ['paint.ts', paint.replace('shade', 'hue')],
        ['project.ts', project],
      ]),
    );
    const after = rename('paint.ts', 'color', 0, 'tint');
    expect(after instanceof Map && after.get('paint.ts')).toContain(
      'const options = { color: tint };',
    );
  });

  it('from a package or a provided file adds an alias in the current file', () => {
    const after = rename('main.ts', 'Viewer', 1, 'View');
    expect(after instanceof Map && after.get('main.ts')).toBe(
      main.replace('{ Viewer }', '{ Viewer as View }').replace('new Viewer', 'new View'),
    );
    const given = rename('main.ts', 'client', 1, 'connection');
    expect(given instanceof Map && given.get('project.ts')).toBe(project);
    expect(given instanceof Map && given.get('main.ts')).toContain('{ client: connection }');
  });

  it('is refused with the reason', () => {
    expect(rename('main.ts', 'addModel', 0, 'add')).toMatch(/declared outside your files/);
    expect(rename('main.ts', '1 }', 0, 'add')).toMatch(/isn’t a name/);
    for (const name of ['', '1a', 'a b', 'class', 'let', 'await', 'a.b']) {
      expect(rename('main.ts', 'viewer', 0, name)).toMatch(/Use letters, digits/);
    }
    for (const name of ['$a', 'type', 'größe']) {
      expect(rename('main.ts', 'viewer', 0, name)).toBeInstanceOf(Map);
    }
    expect(rename('main.ts', 'viewer', 0, 'model')).toMatch(/“model” is already used/);
    expect(rename('paint.ts', 'shade', 0, 'viewer')).toBeInstanceOf(Map);
    expect(rename('paint.ts', 'paintAll', 0, 'viewer')).toMatch(/“viewer” is already used/);
  });
});

it('formats with two spaces, without breaking lines or changing quotes', () => {
  const source = `function a( ){\n      return {b:1,c:"x",d:'y'}\n}\n`;
  write('main.ts', source);
  expect(applyEdits(source, service.format('main.ts'))).toBe(
    `function a() {\n  return { b: 1, c: "x", d: 'y' };\n}\n`,
  );
});

describe('inserting a snippet', () => {
  const snippet = {
    code: 'const box = new Box3();\n$viewer.fitCamera($model, box);',
    imports: { Box3: 'three', CadModel: '@cognite/reveal', Sphere: 'three', THREE: '* three' },
    variables: {
      $viewer: { type: 'Viewer', otherwise: 'viewer' },
      $model: { type: 'Model', otherwise: 'model' },
    },
  };
  const insertInto = (source: string) => {
    write('main.ts', source);
    const { edits, from, to } = service.insert('main.ts', snippet);
    const after = applyEdits(source, edits);
    return { after, code: after.slice(from, to) };
  };

  it('adds code at the end, with its imports and the program’s own variable names', () => {
    const { after, code } = insertInto(
      main.replaceAll('viewer', 'view').replaceAll('model', 'cad'),
    );
    expect(code).toBe('const box = new Box3();\nview.fitCamera(cad, box);');
    expect(after.endsWith(`view.fitCamera(cad);\n\n${code}\n`)).toBe(true);
    expect(after).toContain("import { Box3, Sphere } from 'three';");
    expect(after).toContain("import * as THREE from 'three';");
    expect(after).toContain("import { Viewer, CadModel } from '@cognite/reveal';");
  });

  it('uses a variable from another file, or the snippet’s own name if no file declares one', () => {
    write(
      'setUp.ts',
      `import { Viewer } from '@cognite/reveal';\nexport const shown = new Viewer({ client: '' });\n`,
    );
    expect(insertInto(`import { shown } from './setUp';\n`).code).toContain(
      'shown.fitCamera(model, box)',
    );
    const { after, code } = insertInto('');
    expect(code).toContain('viewer.fitCamera(model, box)');
    expect(after.startsWith('import ')).toBe(true);
  });

  it('renames its declarations if the program already uses the name', () => {
    expect(insertInto(`${main}const box = 1;\nconst box2 = 2;\n`).code).toBe(
      'const box3 = new Box3();\nviewer.fitCamera(model, box3);',
    );
  });
});

describe('programs for an older version', () => {
  const old = `import { OldViewer, OldModel } from '@cognite/reveal';
const viewer = new OldViewer({ client: '' });
const model = new OldModel();
viewer.explode();
`;

  it('have explanations for problems, and a fix if there is one', () => {
    write('main.ts', old);
    expect(service.problems('main.ts', 'old')).toMatchObject([
      { says: '`OldViewer` is now called `Viewer`.', fix: { title: 'Rename OldViewer to Viewer' } },
      { says: '`OldModel` is now called `CadModel`.' },
    ]);
    expect(service.problems('main.ts', undefined).every((item) => !('says' in item))).toBe(true);
  });

  it('are fixed in rounds, without changing the result of later checks', () => {
    write('main.ts', old);
    const { count, rounds } = service.fixAll(['main.ts', 'paint.ts'], 'old');
    expect(count).toBe(2);
    let text = old;
    for (const files of rounds) for (const { edits } of files) text = applyEdits(text, edits);
    expect(text).toBe(old.replaceAll('OldViewer', 'Viewer').replaceAll('OldModel', 'CadModel'));
    expect(service.problems('main.ts', 'old')).toHaveLength(2);
    write('main.ts', text);
    const [removed] = service.problems('main.ts', 'old');
    expect(removed?.says).toBe('`Viewer.explode` was removed. Instead: call `Viewer.fitCamera()`.');
    expect(removed).not.toHaveProperty('fix');
  });
});
