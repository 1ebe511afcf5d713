/**
 * A section of a guide for `skill.md`. `text` and `code` select paragraphs and code blocks by number, starting at 1. By
 * default, the skill contains the whole section.
 */
export interface SkillPart {
  /** Path of the page, relative to the version's route. */
  readonly page: string;
  readonly heading: string;
  /** Heading in `skill.md`. Defaults to the section's heading. */
  readonly title?: string;
  readonly text?: readonly number[];
  readonly code?: readonly number[];
  /** Whether some versions don't have the section. */
  readonly isOptional?: true;
}

/** Parts for versions with all guides, in the order in which developers need them. */
export const skillParts: readonly SkillPart[] = [
  { page: 'installation', heading: 'Packages', code: [2] },
  { page: 'installation', heading: 'A first program', text: [2, 3], code: [1] },
  { page: 'installation', heading: 'Vite', title: 'Bundler settings (Vite)', code: [1] },
  { page: 'authentication', heading: 'When the provider is called', title: 'Tokens', text: [1, 2] },
  { page: 'loading', heading: 'Show progress', text: [1], code: [1] },
  { page: 'camera', heading: 'Fly to a model or a part', text: [1, 2] },
  { page: 'events', heading: 'Clicks', text: [1, 3], code: [1] },
  { page: 'concepts', heading: 'CAD nodes', text: [3] },
  { page: 'concepts', heading: 'Subtrees', text: [1], code: [2] },
  { page: 'concepts', heading: 'Coordinates', text: [1] },
  { page: 'concepts', heading: 'Node collections', text: [2, 3, 4, 6] },
  { page: 'concepts', heading: 'How styles combine', text: [1, 2] },
  { page: 'concepts', heading: 'Disposal and memory', text: [1, 2], code: [2] },
  { page: 'production', heading: 'Content Security Policy', text: [1, 2, 3] },
];

/** Parts for versions that have only the first guides. */
export const shortSkillParts: readonly SkillPart[] = [
  { page: 'installation', heading: 'Packages', code: [1] },
  { page: 'installation', heading: 'A first program' },
  { page: 'authentication', heading: 'When `getToken` is called', isOptional: true },
  { page: 'authentication', heading: 'Common mistakes', isOptional: true },
  { page: 'concepts', heading: 'CAD nodes' },
  { page: 'concepts', heading: 'Coordinates' },
  { page: 'concepts', heading: 'Styling CAD' },
  { page: 'concepts', heading: 'Node collections' },
  { page: 'concepts', heading: 'Disposal and memory' },
  { page: 'installation', heading: 'Content Security Policy' },
];
