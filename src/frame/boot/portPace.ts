/**
 * Keeps a program that got hold of the frame's port from sending more than the page can look at. The page ends a run
 * that sends too much; but where frame and page share a thread, as in Firefox, it sees one message between two turns of
 * the program, so a program that always sends is never seen to send too much, and the page has its turns no more.
 *
 * The port cannot be hidden. So every port that the program did not make itself has a pace, also one that the frame's
 * was turned into when it was handed on.
 */
import { frameBudget } from '../budget';
import { createSecondLimit } from '../perSecond';

const { apply, construct, defineProperty, getOwnPropertyDescriptor } = Reflect;

/** Reads a port of a channel with the getter that there was before a program could replace it. */
function portGetter(name: 'port1' | 'port2'): (channel: MessageChannel) => MessagePort {
  const get = getOwnPropertyDescriptor(MessageChannel.prototype, name)?.get;
  if (get === undefined) throw new Error(`${name} has no getter.`);
  return (channel) => apply(get, channel, []);
}

/**
 * Messages in a second that get out: of that many, more than the page takes come within one of its seconds, whenever
 * those begin.
 */
const most = 2 * frameBudget.messages + 2;

/** Sets the pace. To be called once the boot script has its own way to send, and before any module is imported. */
export function paceForeignPorts(): void {
  const { prototype } = MessagePort;
  const { postMessage } = prototype;
  const own = new WeakSet<MessagePort>();
  const [isOwn, addOwn] = [own.has.bind(own), own.add.bind(own)];
  const getters = [portGetter('port1'), portGetter('port2')] as const;
  const budget = createSecondLimit(
    { messages: most, bytes: Infinity },
    performance.now.bind(performance),
  );
  window.MessageChannel = new Proxy(MessageChannel, {
    construct(target, values, newTarget) {
      const channel: MessageChannel = construct(target, values, newTarget);
      addOwn(getters[0](channel));
      addOwn(getters[1](channel));
      return channel;
    },
  });
  defineProperty(prototype, 'postMessage', {
    configurable: true,
    enumerable: true,
    writable: true,
    value(this: MessagePort, ...values: unknown[]): void {
      if (isOwn(this) || budget.spend(0)) apply(postMessage, this, values);
    },
  });
}
