import { beforeEach, describe, expect, it, vi, type Mock } from 'vitest';
import {
  registerExample,
  unregisterExample,
  type LiveExample,
} from '../../../../src/components/Example/liveExamples';

function viewAt(top: number): LiveExample & { readonly stop: Mock<() => void> } {
  const getBoundingClientRect = () => ({ top, bottom: top + 400 });
  return { element: { getBoundingClientRect } as unknown as Element, stop: vi.fn<() => void>() };
}

describe('live views of a page', () => {
  beforeEach(() => {
    vi.stubGlobal('window', { innerHeight: 800 });
    return () => vi.unstubAllGlobals();
  });

  it('are limited to two: a third one stops the one farthest from the visible area', () => {
    const [above, near, entered] = [viewAt(-1500), viewAt(-300), viewAt(200)];
    [above, near, entered].forEach(registerExample);
    expect(above.stop).toHaveBeenCalledOnce();
    expect(near.stop).not.toHaveBeenCalled();
    expect(entered.stop).not.toHaveBeenCalled();
    [near, entered].forEach(unregisterExample);
  });

  it('aren’t stopped by one that starts out of view, and stopped ones don’t count', () => {
    const [first, second, far] = [viewAt(0), viewAt(300), viewAt(5000)];
    [first, second].forEach(registerExample);
    unregisterExample(second);
    registerExample(far);
    for (const view of [first, second, far]) expect(view.stop).not.toHaveBeenCalled();
    [first, far].forEach(unregisterExample);
  });
});
