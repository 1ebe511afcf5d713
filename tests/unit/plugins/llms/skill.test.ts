import { describe, expect, it } from 'vitest';
import { writeAdvice, writeShortAdvice } from '../../../../src/plugins/llms/advice';
import {
  codeBlocks,
  findSection,
  maxLines,
  openLeadIns,
  paragraphs,
  withoutLinks,
  writeSkill,
} from '../../../../src/plugins/llms/skill';
import { shortSkillParts, skillParts } from '../../../../src/plugins/llms/skillParts';

const guide = `# Camera

Of the page.

## Fly

See [\`fly()\`](https://docs.example/fly) first.

3 lines of setup, included when you copy the code

\`\`\`ts
# no heading
declare const a: number;
\`\`\`

src/fly.ts

\`\`\`ts
fly(a);
\`\`\`

It flies.

Evidence: camera/flies

### Further

Not of the section.
`;

describe('a section of a guide', () => {
  const section = findSection(guide, 'Fly') ?? '';

  it('ends at the next heading, ignoring lines of code', () => {
    expect(section).toMatch(/^See .*It flies\.\n\nEvidence: \S+$/s);
    expect(findSection(guide, 'no heading')).toBeUndefined();
    expect(findSection(guide, 'Land')).toBeUndefined();
  });

  it('contains code blocks and the paragraphs between them', () => {
    expect(codeBlocks(section)).toEqual([
      '```ts\n# no heading\ndeclare const a: number;\n```',
      '```ts\nfly(a);\n```',
    ]);
    expect(paragraphs(section).map(withoutLinks)).toEqual(['See `fly()` first.', 'It flies.']);
  });
});

describe('skill.md', () => {
  const parts = [...skillParts, ...shortSkillParts];
  const ids = [...new Set(parts.map(({ page }) => page))];
  const block = '```ts\ncall();\n```';
  const filled = (more: string, times = 6) =>
    ids.map((id) => ({
      id,
      url: `https://docs.example/${id}.md`,
      markdown: parts
        .filter(({ page }) => page === id)
        .map(({ heading }) => `## ${heading}\n\n${`Said.\n\n${block}\n\n`.repeat(times)}${more}`)
        .join('\n'),
    }));
  const input = {
    name: 'reveal-4-x',
    description: 'Write "programs".',
    title: 'Write',
    beginning: '- First this.',
  };

  it('has the sections in order, each with a link to its guide', () => {
    const text = writeSkill({ ...input, pages: filled('') });
    expect(text).toMatch(
      /^---\nname: reveal-4-x\ndescription: "Write \\"programs\\"\."\n---\n\n# Write\n\n- First this\.\n\n## /,
    );
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(
      skillParts.map(
        ({ heading, title, page }) => `[${title ?? heading}](https://docs.example/${page}.md)`,
      ),
    );
  });

  it('has other sections for a version without all guides, and leaves out optional ones', () => {
    const pages = filled('', 1).filter(({ id }) => id !== 'production');
    const headings = (text: string) =>
      [...text.matchAll(/^## \[([^\]]+)/gm)].map(([, found]) => found);
    const whole = headings(writeSkill({ ...input, pages }));
    expect(whole).toEqual(shortSkillParts.map(({ title, heading }) => title ?? heading));
    const without = pages.filter(({ id }) => id !== 'authentication');
    expect(headings(writeSkill({ ...input, pages: without }))).toEqual(
      whole.filter((_, index) => shortSkillParts[index]?.page !== 'authentication'),
    );
  });

  it('doesn’t end a paragraph with a colon if nothing follows', () => {
    const pages = filled('').map((page) => ({
      ...page,
      markdown: page.markdown.replaceAll('Said.', 'You need:'),
    }));
    const text = writeSkill({ ...input, pages });
    expect(text).toContain('You need:\n\n```');
    expect(text).toContain('You need.\n\n## ');
    expect(openLeadIns(text)).toEqual([]);
  });

  it.each([
    ['One:\n\n```ts\ncode:\n```', []],
    ['One:\n\n- a', []],
    ['One:\n- a:\n  b', []],
    ['One:\n\n| a |', []],
    ['One:\n\n## Two', ['One:']],
    ['One:', ['One:']],
  ])('finds lead-ins without content in %j', (text, found) => {
    expect(openLeadIns(text)).toEqual(found);
  });

  it('throws if a section or part of one is missing, or if it’s too long', () => {
    expect(() => writeSkill({ ...input, pages: [] })).toThrow('has no section "Packages"');
    const short = filled('').map((page) => ({ ...page, markdown: page.markdown.slice(0, 40) }));
    expect(() => writeSkill({ ...input, pages: short })).toThrow(/has no part|has no section/);
    const long = '\nmore'.repeat(maxLines);
    expect(() =>
      writeSkill({ ...input, beginning: `- First this.${long}`, pages: filled('') }),
    ).toThrow(`at most ${maxLines}`);
  });
});

describe('advice for agents', () => {
  const name = (label: string, release: string) => ({ folder: label, label, release });
  const changes = {
    from: name('3.x', '3.3.0'),
    to: name('4.x', '4.29.0'),
    renamed: [{ before: 'Old', after: 'New' }],
    removed: [{ name: 'Gone' }, { name: 'Model.gone', instead: '`Model.here`' }],
    changed: [],
    deprecated: [],
    added: [],
  };

  const input = {
    version: { label: '4.x', isLast: true, interfaceRelease: '4.29.0' },
    changes,
    install: 'npm install a@1.0.0',
    client: 'It takes a function.',
    migrationUrl: 'https://docs.example/migration-guide.md',
  };

  it('is short without the names', () => {
    const text = writeShortAdvice(input);
    expect(text).not.toContain('Gone');
    expect(text).toContain('[migration guide]');
  });

  it('limits an older version to projects that have it installed', () => {
    const version = { label: '2.x', isLast: false, interfaceRelease: '2.3.0' };
    expect(writeAdvice({ version, install: 'npm install a', client: '' })).toBe(
      '- These instructions are for projects with @cognite/reveal 2.3.0 (2.x).\n- Use exactly these packages: `npm install a`.',
    );
  });

  it('names the release, new names and removed names, and omits empty lists', () => {
    const text = writeAdvice(input);
    expect(text.split('\n')).toEqual([
      '- Write code for @cognite/reveal 4.29.0 (4.x), unless the project uses another release.',
      '- Use exactly these packages: `npm install a@1.0.0`.',
      '- Prefer the new names: `New` (was `Old`).',
      "- Don't use these 3.x names, which 4.x removed: `Gone`, `Model.gone`.",
      '- The client: It takes a function.',
      '- Replacements for removed names: [migration guide](https://docs.example/migration-guide.md).',
    ]);
  });
});
