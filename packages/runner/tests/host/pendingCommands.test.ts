import { describe, expect, it } from 'vitest';
import { createPendingCommands } from '../../src/host/pendingCommands';
import type { Camera, PageMessage } from '../../src/messages';

const camera = (x: number): Camera => ({ position: [x, 0, 0], target: [0, 0, 0] });

function start() {
  const sent: PageMessage[] = [];
  return { sent, pendingCommands: createPendingCommands((message) => sent.push(message)) };
}

describe('createPendingCommands', () => {
  it('sends the last camera when the picture is complete, and later ones immediately', () => {
    const { sent, pendingCommands } = start();
    pendingCommands.setCamera(camera(1));
    pendingCommands.begin();
    pendingCommands.setCamera(camera(2));
    expect(sent).toEqual([]);
    pendingCommands.ready();
    pendingCommands.ready();
    expect(sent).toEqual([{ type: 'setCamera', camera: camera(2) }]);
    pendingCommands.setCamera(camera(3));
    expect(sent.at(-1)).toEqual({ type: 'setCamera', camera: camera(3) });
  });

  it('sends the current settings to a new frame, and later changes', () => {
    const { sent, pendingCommands } = start();
    pendingCommands.set('followClosely', true);
    pendingCommands.set('watchClicks', true);
    pendingCommands.set('watchClicks', false);
    pendingCommands.setBackground([0, 0, 0]);
    pendingCommands.setBackground([1, 0, 0]);
    expect(sent).toEqual([]);
    pendingCommands.begin();
    expect(sent.splice(0, 1)).toEqual([{ type: 'setBackground', color: [1, 0, 0] }]);
    expect(sent).toEqual([{ type: 'followClosely', on: true }]);
    pendingCommands.set('followClosely', true);
    pendingCommands.set('watchClicks', true);
    expect(sent.slice(1)).toEqual([{ type: 'watchClicks', on: true }]);
    pendingCommands.setBackground([0, 1, 0]);
    expect(sent.slice(2)).toEqual([{ type: 'setBackground', color: [0, 1, 0] }]);
    expect([pendingCommands.isOn('watchClicks'), pendingCommands.isOn('followClosely')]).toEqual([
      true,
      true,
    ]);
  });
});
