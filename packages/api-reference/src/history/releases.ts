/**
 * Reads the API surfaces of published releases. `npx tsx scripts/apiRecord.ts` records the surfaces in `releases/`, so
 * that releases can be compared without installing their packages.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Overload, Signature } from '../changes/signatures';
import type { Surface, SurfaceSymbol } from '../changes/surface';

export const releasesDir = path.join(__dirname, 'releases');

export interface RecordedRelease {
  readonly release: string;
  /** The package's integrity hash in the registry, or the path of the list that contains the surface. */
  readonly source: string;
  readonly surface: Surface;
}

/** An overload's text, and its key if the key differs from the text. */
type PackedOverload = string | readonly [text: string, key: string];

/** A deprecated signature is an object that contains its overloads. */
type PackedSignature =
  | readonly PackedOverload[]
  | { readonly deprecated: readonly PackedOverload[] };

interface PackedSymbol extends Omit<SurfaceSymbol, 'isDeprecated' | 'signature' | 'members'> {
  readonly deprecated?: true;
  readonly signature?: PackedSignature;
  readonly members?: Readonly<Record<string, PackedSignature>>;
}

interface PackedRelease extends Omit<RecordedRelease, 'surface'> {
  readonly surface: Readonly<Record<string, PackedSymbol>>;
}

function packSignature({ overloads, isDeprecated }: Signature): PackedSignature {
  const packed = overloads.map(({ text, key }): PackedOverload =>
    text === key ? text : [text, key],
  );
  return isDeprecated ? { deprecated: packed } : packed;
}

function unpackSignature(packed: PackedSignature): Signature {
  const isDeprecated = 'deprecated' in packed;
  const overloads = (isDeprecated ? packed.deprecated : packed).map((item): Overload => {
    const [text, key] = typeof item === 'string' ? [item, item] : item;
    return { text, key };
  });
  return { overloads, isDeprecated };
}

function mapValues<A, B>(
  record: Readonly<Record<string, A>>,
  map: (value: A) => B,
): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

/** Serializes a release with one line per symbol, so that two recordings can be diffed. */
export function packRelease({ release, source, surface }: RecordedRelease): string {
  const lines = Object.entries(surface).map(([name, symbol]) => {
    const { kind, module, isDeprecated, signature, members } = symbol;
    const packed: PackedSymbol = {
      kind,
      module,
      ...(isDeprecated ? { deprecated: true } : {}),
      ...(signature === undefined ? {} : { signature: packSignature(signature) }),
      ...(Object.keys(members).length === 0 ? {} : { members: mapValues(members, packSignature) }),
    };
    return `    ${JSON.stringify(name)}: ${JSON.stringify(packed)}`;
  });
  const head = `{\n  "release": ${JSON.stringify(release)},\n  "source": ${JSON.stringify(source)},\n`;
  return `${head}  "surface": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** Parses the output of {@link packRelease}. */
export function unpackRelease(text: string): RecordedRelease {
  const { release, source, surface } = JSON.parse(text) as PackedRelease;
  return {
    release,
    source,
    surface: mapValues(surface, ({ kind, module, deprecated, signature, members = {} }) => ({
      kind,
      module,
      isDeprecated: deprecated === true,
      ...(signature === undefined ? {} : { signature: unpackSignature(signature) }),
      members: mapValues(members, unpackSignature),
    })),
  };
}

/** Compares two releases by their numbers, ignoring suffixes such as `-rc.1`. Negative if `a` is older than `b`. */
export function compareReleases(a: string, b: string): number {
  const [left, right] = [a, b].map((release) =>
    release.split('.').map((part) => Number.parseInt(part, 10)),
  );
  const differences = (left ?? []).map((part, index) => part - (right?.[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** Reads all recorded releases, oldest first. */
export function readReleases(): RecordedRelease[] {
  return fs
    .readdirSync(releasesDir)
    .filter((file) => file.endsWith('.json'))
    .map((file) => unpackRelease(fs.readFileSync(path.join(releasesDir, file), 'utf8')))
    .sort((a, b) => compareReleases(a.release, b.release));
}
