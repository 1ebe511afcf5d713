import { expect, it } from 'vitest';
import { colorPanels, type Root } from '../../src/boot/panels';
import type { FramePort } from '../../src/boot/port';
import type { PageMessage } from '../../src/messages';

it('gives panels the page’s background, and marks only dark pages', () => {
  let send = (_message: PageMessage) => {};
  const seen: unknown[] = [];
  const root = {
    style: { setProperty: (name: string, value: string) => void seen.push([name, value]) },
    toggleAttribute: (name: string, isOn?: boolean) => seen.push([name, isOn]) > 0,
  } as Root;
  const port = { onMessage: (listener: typeof send) => void (send = listener) };
  colorPanels(port as unknown as FramePort, root);
  send({ type: 'ping', id: 1 });
  expect(seen).toEqual([]);
  send({ type: 'setBackground', color: [0.2, 0.4, 0] });
  send({ type: 'setBackground', color: [1, 0.8, 0.6] });
  expect(seen).toEqual([
    ['--page-view', 'rgb(51 102 0)'],
    ['data-page-dark', true],
    ['--page-view', 'rgb(255 204 153)'],
    ['data-page-dark', false],
  ]);
});
