import type { Durations } from './durations';
import type { Command, Suite } from './suite';

/** Assumed duration of a suite or file whose duration isn't recorded, in seconds. */
const unknownSeconds = 120;

/** Smallest piece of work that a shard can run separately. */
interface Piece {
  readonly suite: Suite;
  readonly seconds: number;
}

/** Splits a suite: one piece for each browser test file, and one for each other command. */
function piecesOf(suite: Suite, { suites }: Durations): Piece[] {
  const recorded = suites[suite.name];
  const whole = recorded?.seconds ?? unknownSeconds;
  const perFile = recorded?.files ?? {};
  const total = Object.values(perFile).reduce((sum, seconds) => sum + seconds, 0);
  const pieces = suite.commands.flatMap((command): [Command, number][] => {
    const files = command.type === 'playwright' ? (command.files ?? []) : [];
    if (command.type !== 'playwright' || files.length === 0) {
      return [[command, whole / suite.commands.length]];
    }
    return files.map((file) => [
      { ...command, files: [file] },
      // Two workers run the files in parallel, so the suite takes less time than the sum of its files.
      perFile[file] === undefined || total === 0 ? unknownSeconds : (perFile[file] / total) * whole,
    ]);
  });
  return pieces.map(([command, seconds]) => ({
    suite: { ...suite, commands: [command] },
    seconds,
  }));
}

function merge(pieces: readonly Piece[]): Suite[] {
  const merged = new Map<string, Suite>();
  for (const { suite } of pieces) {
    const known = merged.get(suite.name);
    const [command] = suite.commands;
    if (command === undefined) continue;
    const same = known?.commands.find(
      (other) =>
        other.type === 'playwright' &&
        command.type === 'playwright' &&
        other.project === command.project,
    );
    const commands =
      same?.type === 'playwright' && command.type === 'playwright'
        ? known?.commands.map((other) =>
            other === same
              ? { ...same, files: [...(same.files ?? []), ...(command.files ?? [])] }
              : other,
          )
        : [...(known?.commands ?? []), command];
    merged.set(suite.name, { ...suite, commands: commands ?? [] });
  }
  return [...merged.values()];
}

/**
 * Returns the suites of one shard. `index` starts at 1. Always assigns the longest remaining piece to the shard with
 * the least work, so that all shards take about the same time. The same input always results in the same shards.
 */
export function shardSuites(
  suites: readonly Suite[],
  index: number,
  count: number,
  durations: Durations,
): Suite[] {
  const shards = Array.from({ length: count }, () => ({ seconds: 0, pieces: [] as Piece[] }));
  const pieces = suites
    .flatMap((suite) => piecesOf(suite, durations))
    .sort((a, b) => b.seconds - a.seconds);
  for (const piece of pieces) {
    const least = shards.reduce((a, b) => (b.seconds < a.seconds ? b : a));
    least.pieces.push(piece);
    least.seconds += piece.seconds;
  }
  return merge(shards[index - 1]?.pieces ?? []);
}
