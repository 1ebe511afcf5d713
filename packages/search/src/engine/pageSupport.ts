import type { SearchRecord } from '../records';
import { pageSupportWeight } from './ranking';

interface Scored {
  readonly record: SearchRecord;
  readonly score: number;
}

function pageOf(path: string): string {
  return path.split('#', 1)[0] ?? path;
}

/**
 * Raises the scores of sections in guides and examples if the page has other results, because the page is then probably
 * about the query's topic. Other results count only up to the section's own score, so that one good section doesn't
 * raise all others. API pages keep their scores, because the members on such a page are independent of each other.
 */
export function withPageSupport<Result extends Scored>(results: readonly Result[]): Result[] {
  // The prose and the program of a section have the same path, so only the better result counts.
  const places = new Map<string, number>();
  for (const { record, score } of results) {
    places.set(record.path, Math.max(places.get(record.path) ?? 0, score));
  }
  const totals = new Map<string, number>();
  for (const [path, score] of places) {
    const page = pageOf(path);
    totals.set(page, (totals.get(page) ?? 0) + score);
  }
  return results.map((result) => {
    const { record, score } = result;
    if (record.kind !== 'guide' && record.kind !== 'example') return result;
    const others = (totals.get(pageOf(record.path)) ?? 0) - (places.get(record.path) ?? 0);
    return { ...result, score: score + pageSupportWeight * Math.min(score, others) };
  });
}
