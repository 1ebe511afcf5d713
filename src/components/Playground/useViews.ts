import { useEffect, useMemo, useState } from 'react';
import type { Camera } from '@reveal-docs/runner/messages';
import { isLive, type PreparedRun, type RunInput } from '../Example/useRun';
import { useLatest } from '../Example/useLatest';
import { createCameraLink } from './cameraLink';
import { useView, type View } from './useView';

export interface ViewsInput {
  readonly title: string;
  readonly folder: string;
  /** Folder name of the version to compare with, if any. */
  readonly beside: string | undefined;
  prepare(folder: string): Promise<PreparedRun>;
  readonly background: RunInput['background'];
}

export interface Views {
  readonly first: View;
  readonly second: View;
  /** Call this when the reader starts to use a view. The other view then follows that view's camera. */
  lead(side: 'a' | 'b'): void;
}

/** Manages the playground's view, and a second view while two versions are compared. Both views share a camera. */
export function useViews({ title, folder, beside, prepare, background }: ViewsInput): Views {
  const [sides] = useState(() => new Map<'a' | 'b', (camera: Camera) => void>());
  const link = useMemo(
    () =>
      createCameraLink({
        a: (camera) => sides.get('a')?.(camera),
        b: (camera) => sides.get('b')?.(camera),
      }),
    [sides],
  );
  const isLinked = useLatest(beside !== undefined);
  const moved = (side: 'a' | 'b') => (camera: Camera, hasFocus: boolean) => {
    if (!isLinked.current) return;
    if (hasFocus) link.lead(side);
    link.moved(side, camera);
  };
  const first = useView({
    folder,
    title,
    prepare: () => prepare(folder),
    background,
    onCamera: moved('a'),
  });
  const second = useView({
    folder: beside ?? folder,
    title: `${title}, compared`,
    prepare: () => prepare(beside ?? folder),
    background,
    onCamera: moved('b'),
  });
  useEffect(() => {
    sides.set('a', first.run.setCamera);
    sides.set('b', second.run.setCamera);
  }, [first.run.setCamera, second.run.setCamera, sides]);

  const [a, b] = [first.run, second.run];
  const areBoth = beside !== undefined && a.state.type === 'running' && b.state.type === 'running';
  const [followA, followB] = [a.followClosely, b.followClosely];
  useEffect(() => {
    if (!areBoth) return undefined;
    followA(true);
    followB(true);
    link.join();
    return () => {
      followA(false);
      followB(false);
    };
  }, [areBoth, followA, followB, link]);

  // End the second view's run when the reader closes the comparison.
  const isOver = beside === undefined && isLive(b.state);
  useEffect(() => {
    if (isOver) b.drop();
  }, [b, isOver]);
  return { first, second, lead: link.lead };
}
