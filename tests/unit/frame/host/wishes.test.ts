import { describe, expect, it } from 'vitest';
import { createWishes } from '../../../../src/frame/host/wishes';
import type { Camera, PageMessage } from '../../../../src/frame/messages';

const camera = (x: number): Camera => ({ position: [x, 0, 0], target: [0, 0, 0] });

function start() {
  const sent: PageMessage[] = [];
  return { sent, wishes: createWishes((message) => sent.push(message)) };
}

describe('createWishes', () => {
  it('keeps the last camera until a complete picture, and sends later ones at once', () => {
    const { sent, wishes } = start();
    wishes.setCamera(camera(1));
    wishes.begin();
    wishes.setCamera(camera(2));
    expect(sent).toEqual([]);
    wishes.ready();
    wishes.ready();
    expect(sent).toEqual([{ type: 'setCamera', camera: camera(2) }]);
    wishes.setCamera(camera(3));
    expect(sent.at(-1)).toEqual({ type: 'setCamera', camera: camera(3) });
  });

  it('tells the frame what is on when it comes, and what changes then', () => {
    const { sent, wishes } = start();
    wishes.set('followClosely', true);
    wishes.set('watchClicks', true);
    wishes.set('watchClicks', false);
    expect(sent).toEqual([]);
    wishes.begin();
    expect(sent).toEqual([{ type: 'followClosely', on: true }]);
    wishes.set('followClosely', true);
    wishes.set('watchClicks', true);
    expect(sent.slice(1)).toEqual([{ type: 'watchClicks', on: true }]);
    expect([wishes.isOn('watchClicks'), wishes.isOn('followClosely')]).toEqual([true, true]);
  });
});
