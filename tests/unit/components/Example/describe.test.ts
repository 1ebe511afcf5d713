import { describe, expect, it } from 'vitest';
import { describeFailure, describeState } from '../../../../src/components/Example/describe';
import { formatBytes } from '@reveal-docs/shared/formatBytes';
import type { FailureReason, Progress } from '@reveal-docs/runner/host/runState';

const progress: Progress = { bytes: 0, moduleBytes: 0, itemsLoaded: 0, itemsRequested: 0 };

describe('describeState', () => {
  it('shows bytes while modules load, and sectors while the model loads', () => {
    const loading = { type: 'loading', drawn: false } as const;
    expect(describeState({ ...loading, stage: 'modules', progress }, '4.29.0')).toBe('Loading SDK');
    expect(
      describeState(
        {
          ...loading,
          stage: 'modules',
          progress: { ...progress, bytes: 812_400, moduleBytes: 3_068_156 },
        },
        '4.29.0',
      ),
    ).toBe('Loading SDK 812 KB / 3.1 MB');
    expect(
      describeState(
        {
          ...loading,
          stage: 'model',
          progress: {
            bytes: 3_500_000,
            moduleBytes: 3_000_000,
            itemsLoaded: 4,
            itemsRequested: 21,
          },
        },
        '4.29.0',
      ),
    ).toBe('Model 4 / 21 sectors');
  });

  it('shows the unit once, and “Drawing…” when everything is loaded but not drawn', () => {
    const loading = { type: 'loading', drawn: false } as const;
    const bytes = { ...progress, bytes: 1_200_000, moduleBytes: 3_068_156 };
    expect(describeState({ ...loading, stage: 'modules', progress: bytes }, '4.29.0')).toBe(
      'Loading SDK 1.2 / 3.1 MB',
    );
    const items = { ...progress, itemsLoaded: 21, itemsRequested: 21 };
    expect(describeState({ ...loading, stage: 'model', progress }, '4.29.0')).toBe('Loading model');
    expect(describeState({ ...loading, stage: 'model', progress: items }, '4.29.0')).toBe(
      'Drawing…',
    );
  });

  it('shows the running release', () => {
    expect(describeState({ type: 'running', progress, viewers: 1 }, '3.3.0')).toBe(
      'Running on 3.3.0',
    );
  });

  it('shows what is wrong with a running program', () => {
    const running = { type: 'running', progress, viewers: 1 } as const;
    expect(describeState({ ...running, trouble: 'silent' }, '4.29.0')).toContain(
      'isn’t responding',
    );
    expect(describeState({ ...running, viewers: 0 }, '4.29.0')).toContain('without a viewer');
  });
});

describe('describeFailure', () => {
  const reasons: FailureReason[] = [
    'module',
    'data',
    'syntax',
    'program',
    'contextLost',
    'noContext',
    'flood',
    'gone',
    'message',
    'keyboard',
  ];
  it.each(reasons)('returns what happened and what to do: %s', (reason) => {
    const words = describeFailure({ reason, message: 'Because.' });
    expect(words.title).toMatch(/\.$/);
    expect(words.advice).toMatch(/[Rr]estart/);
    expect(words.message).toBe('Because.');
    expect(words.place).toBeUndefined();
  });

  it('returns the line of the error', () => {
    expect(
      describeFailure({ reason: 'program', message: '', file: 'cad-basic.ts', line: 9 }).place,
    ).toBe('cad-basic.ts, line 9');
  });
});

describe('formatBytes', () => {
  it.each([
    [950, '1 KB'],
    [812_400, '812 KB'],
    [3_068_156, '3.1 MB'],
    [1, '1 KB'],
    [999_600, '1.0 MB'],
  ])('%i is %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
});
