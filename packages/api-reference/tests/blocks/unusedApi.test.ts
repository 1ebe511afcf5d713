import { describe, expect, it } from 'vitest';
import type { ApiIndex, ApiMember } from '../../src/names/apiIndex';
import type { PageUses } from '../../src/blocks/results';
import { findUnusedApi, unusedProblems, type UnusedReason } from '../../src/blocks/unusedApi';

type Members = Readonly<Record<string, ApiMember>>;

const method = (anchor: string, base?: string): ApiMember => ({
  kind: 'method',
  anchor,
  ...(base === undefined ? {} : { base }),
});

function indexOf(symbols: Readonly<Record<string, Members>>): ApiIndex {
  const entries = Object.entries(symbols).map(([name, members]) => {
    const page = `api/classes/${name}`;
    return [name, { name, kind: 'class' as const, module: 'sdk', page, members }];
  });
  return { version: '4.x', symbols: Object.fromEntries(entries) as ApiIndex['symbols'] };
}

const made: ApiMember = { kind: 'constructor', anchor: 'constructor' };
const index = indexOf({
  Viewer: {
    constructor: made,
    add: method('add'),
    fly: method('fly'),
  },
  Base: { on: method('on'), off: method('off') },
  Tool: { on: method('on', 'Base.on'), off: method('off', 'Base.off') },
});
const viewer = '/docs/api/classes/Viewer';

function unusedIn(
  pages: readonly Partial<PageUses>[],
  reasons: readonly UnusedReason[] = [],
): readonly string[] {
  return find(pages, reasons).unused;
}

function find(pages: readonly Partial<PageUses>[], reasons: readonly UnusedReason[]) {
  const whole = pages.map((page): PageUses => ({
    id: 'guide',
    title: '',
    url: '',
    symbols: [],
    named: [],
    words: [],
    links: {},
    ...page,
  }));
  return findUnusedApi(index, 'docs', { version: '4.x', pages: whole }, reasons);
}

describe('the API that no page uses', () => {
  it('lists every symbol and member once, without constructors', () => {
    expect(unusedIn([])).toEqual([
      'Base',
      'Base.off',
      'Base.on',
      'Tool',
      'Viewer',
      'Viewer.add',
      'Viewer.fly',
    ]);
  });

  it('omits names in code and links, and members that the page of their symbol mentions', () => {
    const code = { links: { a: [[1, 0, 3, `${viewer}#add`]] as const } };
    expect(unusedIn([{ symbols: ['Viewer', 'Base', 'Tool'], ...code }])).toEqual([
      'Base.off',
      'Base.on',
      'Viewer.fly',
    ]);
    expect(unusedIn([{ named: [viewer, `${viewer}#fly`] }])).not.toContain('Viewer.fly');
    expect(unusedIn([{ symbols: ['Viewer'], words: ['fly'] }])).not.toContain('Viewer.fly');
    expect(unusedIn([{ symbols: ['Tool'], words: ['fly'] }])).toContain('Viewer.fly');
  });

  it('counts a use of an inherited member for its base class', () => {
    expect(unusedIn([{ named: ['/docs/api/classes/Tool#on'] }])).not.toContain('Base.on');
  });

  it('doesn’t count a page that only lists names', () => {
    expect(unusedIn([{ id: 'glossary', symbols: ['Viewer'] }])).toContain('Viewer');
  });

  it('omits names with a reason, and reports unnecessary reasons', () => {
    const reasons = [{ reason: 'Not for applications.', names: ['Base.*', 'Tool', 'Viewer.gone'] }];
    const found = find([{ symbols: ['Viewer', 'Base'] }], reasons);
    expect(found.unused).toEqual(['Viewer.add', 'Viewer.fly']);
    expect(found.idle).toEqual(['Viewer.gone']);
    expect(unusedProblems([found])).toEqual([
      '4.x: no page uses `Viewer.add`.',
      '4.x: no page uses `Viewer.fly`.',
      'unusedReasons.json: `Viewer.gone` is used. Remove its entry.',
    ]);
  });

  it('reports a reason that another member is used, if no page uses one', () => {
    const reason = { reason: 'Another member.', needsUsedMember: true, names: ['Viewer.*'] };
    const problems = (pages: readonly Partial<PageUses>[]) =>
      unusedProblems([find(pages, [reason, { reason: '', names: ['Base', 'Base.*', 'Tool'] }])]);
    expect(problems([{ named: [viewer, `${viewer}#fly`] }])).toEqual([]);
    expect(problems([{ named: [viewer] }])).toEqual([
      '4.x: the reason for `Viewer.*` says that a page uses another member, but no page does.',
    ]);
  });
});
