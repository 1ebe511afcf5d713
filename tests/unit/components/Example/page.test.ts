import { describe, expect, it, vi } from 'vitest';
import type { CodeKind } from '../../../../src/components/Example/edits';
import { createExamplesPage, type ExampleOnPage } from '../../../../src/components/Example/page';

function setUp() {
  const around = { framed: false, unread: false };
  const page = createExamplesPage({
    isFramed: () => around.framed,
    hasUnreadLink: () => around.unread,
  });
  return { page, around };
}

interface FakeExample extends ExampleOnPage {
  kind: CodeKind | undefined;
  foreign: boolean;
}

function example(name: string, kind?: CodeKind): FakeExample {
  const fake: FakeExample = {
    name,
    folder: '4.x',
    kind,
    foreign: false,
    hasForeignCode: () => fake.foreign,
    runs: () => fake.kind,
    endRun: vi.fn<() => void>(() => {
      fake.kind = undefined;
    }),
    closeForm: vi.fn<() => void>(),
    disconnect: vi.fn<() => void>(),
  };
  return fake;
}

describe('a form for the reader’s own project', () => {
  it('opens beside built programs, and ends every other run of the page first', () => {
    const { page } = setUp();
    const examples = [example('built', 'built'), example('own', 'own'), example('none')];
    examples.forEach(page.add);
    expect(page.prepareForm()).toBeUndefined();
    expect(examples.map(({ kind }) => kind)).toEqual(['built', undefined, undefined]);
  });

  it('ends foreign runs whose code is not shown any more', () => {
    const { page } = setUp();
    const left = example('left', 'foreign');
    page.add(left);
    expect(page.prepareForm()).toBeUndefined();
    expect(left.kind).toBeUndefined();
  });

  it('is refused while any example of the page has foreign code, without ending anything', () => {
    const { page } = setUp();
    const [asked, other] = [example('asked', 'own'), example('other')];
    [asked, other].forEach(page.add);
    other.foreign = true;
    expect(page.prepareForm()).toBe('foreign');
    expect(asked.endRun).not.toHaveBeenCalled();
  });

  it('is refused inside another page, and before the address was read', () => {
    const { page, around } = setUp();
    around.unread = true;
    expect(page.prepareForm()).toBe('foreign');
    around.framed = true;
    expect(page.prepareForm()).toBe('framed');
  });

  it('closes when a program that is not the built one starts', () => {
    const { page } = setUp();
    const other = example('other');
    page.add(other);
    page.otherStarts();
    expect(other.closeForm).toHaveBeenCalledOnce();
    expect(other.disconnect).not.toHaveBeenCalled();
  });
});

describe('a connection', () => {
  it('is made when nothing happened since the form opened', () => {
    const { page } = setUp();
    page.add(example('one', 'built'));
    page.prepareForm();
    expect(page.refusal(page.time())).toBeUndefined();
  });

  it.each(['linkCame', 'foreignCame', 'otherStarts', 'left'] as const)(
    'that is pending comes too late after %s',
    (event) => {
      const { page } = setUp();
      page.add(example('one', 'built'));
      page.prepareForm();
      const time = page.time();
      page[event]();
      expect(page.refusal(time)).toBe('late');
    },
  );

  it('is refused when foreign code is there or runs, however it came', () => {
    const { page, around } = setUp();
    const one = example('one', 'foreign');
    page.add(one);
    expect(page.refusal(page.time())).toBe('foreign');
    one.kind = undefined;
    expect(page.refusal(page.time())).toBeUndefined();
    one.foreign = true;
    expect(page.refusal(page.time())).toBe('foreign');
    one.foreign = false;
    around.unread = true;
    expect(page.refusal(page.time())).toBe('foreign');
  });

  it('of every example ends with a link, and every run', () => {
    const { page } = setUp();
    const examples = [example('one', 'built'), example('two', 'own')];
    examples.forEach(page.add);
    page.linkCame();
    for (const each of examples) {
      expect(each.disconnect).toHaveBeenCalledOnce();
      expect(each.endRun).toHaveBeenCalledOnce();
    }
  });

  it('of every example ends with foreign code in one, and when the page is left', () => {
    const { page } = setUp();
    const one = example('one', 'built');
    const remove = page.add(one);
    page.foreignCame();
    page.left();
    expect(one.disconnect).toHaveBeenCalledTimes(2);
    remove();
    page.left();
    expect(one.disconnect).toHaveBeenCalledTimes(2);
  });
});

describe('a link', () => {
  it('is for an example of the page by name and version', () => {
    const { page } = setUp();
    page.add(example('one'));
    expect(page.has('one', '4.x')).toBe(true);
    expect(page.has('one', '3.x')).toBe(false);
    expect(page.hasName('one')).toBe(true);
    expect(page.hasName('two')).toBe(false);
  });
});
