import { describe, expect, it } from 'vitest';
import { writeAdvice } from '../../../../src/plugins/llms/advice';
import {
  codeBlocks,
  findSection,
  maxLines,
  paragraphs,
  withoutLinks,
  writeSkill,
} from '../../../../src/plugins/llms/skill';
import { skillParts } from '../../../../src/plugins/llms/skillParts';

const guide = `# Camera

Of the page.

## Fly

See [\`fly()\`](https://docs.example/fly) first.

3 lines of set-up, copied with the code

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
  const ids = [...new Set(skillParts.map(({ page }) => page))];
  const block = '```ts\ncall();\n```';
  const filled = (more: string) =>
    ids.map((id) => ({
      id,
      url: `https://docs.example/${id}.md`,
      markdown: skillParts
        .filter(({ page }) => page === id)
        .map(({ heading }) => `## ${heading}\n\n${`Said.\n\n${block}\n\n`.repeat(6)}${more}`)
        .join('\n'),
    }));
  const input = { title: 'Write', beginning: '- First this.' };

  it('has the sections in order, each with a link to its guide', () => {
    const text = writeSkill({ ...input, pages: filled('') });
    expect(text).toMatch(/^# Write\n\n- First this\.\n\n## /);
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(
      skillParts.map(
        ({ heading, title, page }) => `[${title ?? heading}](https://docs.example/${page}.md)`,
      ),
    );
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

  it('names the release, new names and removed names, and omits empty lists', () => {
    const text = writeAdvice({
      changes,
      install: 'npm install a@1.0.0',
      client: 'It takes a function.',
      migrationUrl: 'https://docs.example/migration-guide.md',
    });
    expect(text.split('\n')).toEqual([
      '- Write for @cognite/reveal 4.29.0 (4.x), unless the project has another release installed.',
      '- Use exactly these packages: `npm install a@1.0.0`.',
      '- Prefer the new names: `New` (was `Old`).',
      "- Don't use these 3.x names, which 4.x removed: `Gone`, `Model.gone`.",
      '- The client: It takes a function.',
      '- Replacements for removed names: [migration guide](https://docs.example/migration-guide.md).',
    ]);
  });
});
