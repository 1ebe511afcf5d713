import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EmbedMessage } from '../../../../src/components/Embed/messages';
import {
  createParent,
  mostPerSecond,
  type Abilities,
  type ParentWindow,
} from '../../../../src/components/Embed/parent';

const origin = 'https://blog.example';
const view = { type: 'setViewState', position: [1, 2, 3], target: [0, 0, 0] };
const picture = new Blob(['picture']);

let time: number;
let sent: [EmbedMessage, string][];
const abilities = {
  run: vi.fn<Abilities['run']>(),
  setViewState: vi.fn<Abilities['setViewState']>(),
  takePicture: vi.fn<Abilities['takePicture']>(),
};

function make() {
  const window: ParentWindow = {
    postMessage: (message, targetOrigin) => sent.push([message, targetOrigin]),
  };
  const parent = createParent(window, abilities, () => time);
  const hear = (data: unknown, from: string = origin) =>
    parent.hear({ source: window, origin: from, data });
  return { parent, hear };
}

beforeEach(() => {
  time = 0;
  sent = [];
  for (const ability of Object.values(abilities)) ability.mockReset();
  abilities.takePicture.mockResolvedValue(picture);
});

describe('the sender of a message', () => {
  it.each([
    ['another window', { origin }],
    ['a frame of this page', { origin: 'null' }],
    ['nobody', null],
  ])('is ignored if it’s %s', (_name, source) => {
    const { parent } = make();
    parent.hear({ source, origin, data: { type: 'run' } });
    expect(abilities.run).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
  });

  it.each(['null', '', 'file://', 'about:'])('is ignored if its origin is %j', (from) => {
    const { hear } = make();
    hear({ type: 'run' }, from);
    expect(abilities.run).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
  });

  it('is checked before its data is read', () => {
    const { parent } = make();
    const data = vi.fn();
    const event = {
      source: {},
      origin,
      get data(): unknown {
        return data();
      },
    };
    parent.hear(event);
    expect(data).not.toHaveBeenCalled();
  });
});

describe('a sent message', () => {
  it('that isn’t a response goes to any origin and contains only its type', () => {
    const { parent } = make();
    parent.tell('listening');
    parent.tell('ready');
    expect(sent).toEqual([
      [{ type: 'listening' }, '*'],
      [{ type: 'ready' }, '*'],
    ]);
  });

  it('about a failed run is sent only after the parent has sent a message', () => {
    const { parent, hear } = make();
    parent.runFailed('It broke.');
    expect(sent).toEqual([]);
    hear(view);
    parent.runFailed('It broke.');
    expect(sent).toEqual([[{ type: 'failed', of: 'run', reason: 'It broke.' }, origin]]);
  });

  it('goes to the origin of the message that it answers', async () => {
    const { hear } = make();
    hear({ type: 'takePicture', id: 1 });
    await expect.poll(() => sent).toHaveLength(1);
    hear({ type: 'takePicture' }, 'http://other.example:8080');
    await expect.poll(() => sent).toHaveLength(2);
    expect(sent).toEqual([
      [{ type: 'pictureTaken', id: 1, picture }, origin],
      [{ type: 'pictureTaken', picture }, 'http://other.example:8080'],
    ]);
  });
});

describe('a request', () => {
  it('is executed', () => {
    const { hear } = make();
    hear({ type: 'run' });
    hear(view);
    expect(abilities.run).toHaveBeenCalledOnce();
    expect(abilities.setViewState).toHaveBeenCalledWith({ position: [1, 2, 3], target: [0, 0, 0] });
    expect(sent).toEqual([]);
  });

  it('that is refused is answered with the reason', async () => {
    abilities.run.mockReturnValue('Press Run.');
    abilities.takePicture.mockResolvedValue('Nothing runs.');
    const { hear } = make();
    hear({ type: 'run', id: 4 });
    hear({ type: 'takePicture' });
    await expect.poll(() => sent).toHaveLength(2);
    expect(sent).toEqual([
      [{ type: 'failed', of: 'run', id: 4, reason: 'Press Run.' }, origin],
      [{ type: 'failed', of: 'takePicture', reason: 'Nothing runs.' }, origin],
    ]);
  });

  it('with wrong fields is answered, and one of another protocol isn’t', () => {
    const { hear } = make();
    hear({ type: 'setViewState', position: [1], target: [1], id: 9 });
    hear({ type: 'somebodyElse' });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject([{ type: 'failed', of: 'setViewState', id: 9 }, origin]);
    expect(abilities.setViewState).not.toHaveBeenCalled();
  });

  it('for a picture is refused while another one is taken', async () => {
    let give = (_: Blob) => {};
    abilities.takePicture.mockReturnValue(new Promise((resolve) => (give = resolve)));
    const { hear } = make();
    for (let index = 0; index < 5; index++) hear({ type: 'takePicture', id: index });
    expect(abilities.takePicture).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(4);
    give(picture);
    await expect.poll(() => sent).toHaveLength(5);
    expect(sent.at(-1)).toEqual([{ type: 'pictureTaken', id: 0, picture }, origin]);
  });

  it('for a picture can be repeated after a failure', async () => {
    abilities.takePicture.mockRejectedValueOnce(new Error('It is gone.'));
    const { hear } = make();
    hear({ type: 'takePicture' });
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]?.[0]).toMatchObject({ type: 'failed', reason: 'It is gone.' });
    hear({ type: 'takePicture' });
    await expect.poll(() => sent).toHaveLength(2);
    expect(sent[1]?.[0]).toMatchObject({ type: 'pictureTaken' });
  });
});

describe('a flood of messages', () => {
  it('is handled up to a limit, answered once, and accepted again after a second', () => {
    const { hear } = make();
    for (let index = 0; index < 10_000; index++) hear(view);
    expect(abilities.setViewState).toHaveBeenCalledTimes(mostPerSecond);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.[1]).toBe(origin);
    expect(sent[0]?.[0]).toMatchObject({ type: 'failed' });
    time = 1000;
    hear(view);
    expect(abilities.setViewState).toHaveBeenCalledTimes(mostPerSecond + 1);
  });
});
