import { useEffect, useRef } from 'react';
import type { CodeKind } from './codeKind';
import { isLive } from '../Example/useRun';
import type { Views } from './useViews';

/** Restarts running views whose version changed. Never restarts code that someone else wrote. */
export function useRerun(
  { first, second }: Views,
  kind: CodeKind,
  folder: string,
  beside: string | undefined,
): void {
  const ranOn = useRef({ folder, beside });
  useEffect(() => {
    const before = ranOn.current;
    const isOther = before.folder !== folder;
    const isOtherBeside = before.beside !== beside;
    if (!isOther && !isOtherBeside) return;
    ranOn.current = { folder, beside };
    const wasLive = isLive(first.run.state);
    if (isOther) first.run.drop();
    if (isOtherBeside) second.run.drop();
    if (!wasLive || kind === 'foreign') return;
    if (isOther) first.run.start();
    if (isOtherBeside && beside !== undefined) second.run.start();
  }, [beside, first.run, folder, kind, second.run]);
}
