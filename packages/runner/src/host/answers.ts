import type { FrameMessage, PageMessage } from '../messages';
import { createPictures, type Pictures } from './pictures';
import { createProbes, type Probes } from './probes';

export interface Answers extends Pick<Pictures, 'ask' | 'askPixels'> {
  readonly probe: Probes['ask'];
  /** Processes a message. Returns false if it isn't an answer. */
  take(message: FrameMessage): boolean;
  /** Call it when no more answers will arrive. */
  stop(): void;
}

/** Creates the functions that send questions to a frame. `send` returns false if no frame can answer. */
export function createAnswers(
  container: HTMLElement,
  send: (message: PageMessage) => boolean,
): Answers {
  const pictures = createPictures(container, (id) => send({ type: 'takePicture', id }));
  const probes = createProbes(send);
  return {
    ask: pictures.ask,
    askPixels: pictures.askPixels,
    probe: probes.ask,
    take(message) {
      if (message.type === 'picture') pictures.take(message);
      else if (message.type === 'probed') probes.take(message);
      else return false;
      return true;
    },
    stop() {
      pictures.stop();
      probes.stop();
    },
  };
}
