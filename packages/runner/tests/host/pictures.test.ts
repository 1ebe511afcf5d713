import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPictures } from '../../src/host/pictures';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const asked: number[] = [];
  const pictures = createPictures({} as HTMLElement, (id) => asked.push(id) > 0);
  return { asked, pictures };
}

const bitmap = () => ({ close: vi.fn() }) as unknown as ImageBitmap;

describe('createPictures', () => {
  it('gives up after a timeout, and doesn’t answer the next request with the late picture', async () => {
    const { asked, pictures } = start();
    const first = pictures.ask();
    await vi.advanceTimersByTimeAsync(1500);
    expect(await first).toBeNull();
    let second: unknown = 'open';
    void pictures.ask().then((picture) => (second = picture));
    const late = bitmap();
    pictures.take({ type: 'picture', id: asked[0] ?? 0, picture: late });
    await vi.advanceTimersByTimeAsync(0);
    expect(late.close).toHaveBeenCalledOnce();
    expect(second).toBe('open');
    pictures.take({ type: 'picture', id: asked[1] ?? 0, picture: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(second).toBeNull();
  });

  it('waits for pixels as long as for a probe, then says that the program didn’t respond', async () => {
    const { asked, pictures } = start();
    const slow = pictures.askPixels();
    await vi.advanceTimersByTimeAsync(19_000);
    const pixels = bitmap();
    pictures.take({ type: 'picture', id: asked[0] ?? 0, picture: pixels });
    expect(await slow).toBe(pixels);
    const late = pictures.askPixels().catch(String);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await late).toMatch(/didn’t respond in time/);
  });

  it('closes pictures that weren’t requested', () => {
    const { pictures } = start();
    const unasked = bitmap();
    pictures.take({ type: 'picture', id: 7, picture: unasked });
    expect(unasked.close).toHaveBeenCalledOnce();
  });

  it('resolves pending requests with null when stopped', async () => {
    const { pictures } = start();
    const asked = pictures.ask();
    pictures.stop();
    expect(await asked).toBeNull();
  });
});
