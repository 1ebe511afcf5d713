/** Drafts that make the search for credentials slow. */
import type { UnitAttack } from '../attack';
import type { SourceChange } from '../frame/sourceChanges';
import { loadChanged } from '../loadChanged';
import type * as credentials from '../../../src/components/Example/credentials';

/**
 * Replaces the search with a pattern that reads up to 4,000 characters again at each place where a token could start.
 */
const withoutSplit: readonly SourceChange[] = [
  {
    file: 'src/components/Example/credentials.ts',
    from: '.replace(patterns.dotted, withoutTokens)',
    to: '.replace(/\\beyJ[\\w-]{8,4000}\\.[\\w-]+(?:\\.[\\w-]*)?/g, tokenPlaceholder)',
  },
];

/** Length of each draft, in characters. */
const length = 20_000;
/** How many times longer the search can take than for ordinary code of the same length. */
const mostTimes = 20;

function fill(part: string): string {
  return part.repeat(Math.ceil(length / part.length)).slice(0, length);
}

function timeOf(run: () => void): number {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

function attack(name: string, part: string): UnitAttack {
  return {
    name,
    gain: 'A page that stops responding for seconds when the reader shares a draft of 1 MB',
    off: `more than ${mostTimes} times`,
    on: 'in proportion',
    async run(isDefended) {
      const file = 'src/components/Example/credentials.ts';
      const changes = isDefended ? [] : withoutSplit;
      const { withoutCredentials } = await loadChanged<typeof credentials>(file, changes);
      const [ordinary, malicious] = [fill('const a = read(b.c);\n'), fill(part)].map((text) =>
        timeOf(() => withoutCredentials(text)),
      );
      const times = (malicious ?? 0) / (ordinary ?? 0);
      return times > mostTimes ? `more than ${mostTimes} times` : 'in proportion';
    },
  };
}

export const credentialAttacks: readonly UnitAttack[] = [
  attack('starts of tokens, one after another', 'eyJ-'),
  attack('starts of tokens with letters between them', `eyJ${'a'.repeat(16)}-`),
  attack('starts of tokens with a dot after 3,600 characters', `${'eyJ-'.repeat(900)}. `),
];
