import type {
  Comment,
  CommentDisplayPart,
  DeclarationReflection,
  ProjectReflection,
} from 'typedoc';
import type { ApiJob } from '../job';
import { checkSamples, type SampleResult, type VendorSample } from '../samples';
import type { WordsByName } from '../words';
import { membersOf, modulesOf } from './symbols.mjs';

/** Text before each of our samples. The page replaces it with a badge. */
export const ownSampleMark = '**`Our Sample`**\n\n';

/**
 * Matches the text after each of our samples. If the sample is a program, the page replaces the text with a Run button.
 */
export const runSampleMark = /^\n\n\*\*`Run Sample ([\w.]+)`\*\*$/;

const fence = /^```(\w*)[^\n]*\n([\s\S]*?)\n?```$/;
const programLanguages = new Set(['', 'js', 'jsx', 'javascript', 'ts', 'tsx', 'typescript']);

interface Place extends VendorSample {
  readonly comment: Comment;
  readonly parts: CommentDisplayPart[];
  readonly part: CommentDisplayPart;
}

function commentsOf(reflection: DeclarationReflection): Comment[] {
  const { signatures = [], getSignature, setSignature } = reflection;
  return [reflection, ...signatures, getSignature, setSignature].flatMap((carrier) =>
    carrier?.comment === undefined ? [] : [carrier.comment],
  );
}

function placesOf(name: string, reflection: DeclarationReflection): Place[] {
  const places: Place[] = [];
  for (const comment of new Set(commentsOf(reflection))) {
    for (const parts of [comment.summary, ...comment.blockTags.map(({ content }) => content)]) {
      for (const part of parts) {
        const [, language = '', code] = part.kind === 'code' ? (fence.exec(part.text) ?? []) : [];
        if (code === undefined || !programLanguages.has(language)) continue;
        places.push({ name, index: places.length, code, comment, parts, part });
      }
    }
  }
  return places;
}

/** Removes a sample. Also removes its `@example` tag if the tag would be empty. */
function remove({ comment, parts, part }: Place): void {
  parts.splice(parts.indexOf(part), 1);
  comment.blockTags = comment.blockTags.filter(
    ({ tag, content }) => tag !== '@example' || content.some(({ text }) => text.trim() !== ''),
  );
}

/** Keeps the SDK samples that work, and replaces or removes the others. Returns a result for each sample. */
export function placeSamples(
  project: ProjectReflection,
  job: ApiJob,
  words: WordsByName,
): SampleResult[] {
  const modules = modulesOf(project, job);
  const children = modules.flatMap(({ module }) => module.children ?? []);
  const moduleOf = new Map(
    modules.flatMap(({ module }) => (module.children ?? []).map(({ name }) => [name, module.name])),
  );
  const places = children.flatMap((child) => [
    ...placesOf(child.name, child),
    ...membersOf(child)
      .filter(({ inheritedFrom }) => inheritedFrom === undefined)
      .flatMap((member) => placesOf(`${child.name}.${member.name}`, member)),
  ]);
  const results = checkSamples(places, { version: job.version, moduleOf, words });
  places.forEach((place, at) => {
    const result = results[at];
    if (result?.shown === 'none') remove(place);
    if (result?.code === undefined) return;
    place.part.text = `\`\`\`ts\n${result.code}\n\`\`\``;
    const run = { kind: 'text', text: `\n\n**\`Run Sample ${place.name}\`**` } as const;
    const mark = { kind: 'text', text: ownSampleMark } as const;
    place.parts.splice(place.parts.indexOf(place.part), 1, mark, place.part, run);
  });
  return results;
}
