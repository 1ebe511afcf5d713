/**
 * Limits how fast a program can send messages if it gets access to the frame's port. The page ends a run that sends too
 * many messages. But if the frame and the page share a thread, as in Firefox, the page handles only one message between
 * two tasks of the program. A program that sends messages continuously would block the page without being detected. The
 * port can't be hidden. So the limit applies to every port that the program didn't create itself. This includes the new
 * port that appears when a program transfers the frame's port.
 */
import { frameBudget } from '../budget';
import { createSecondLimit } from '../perSecond';
import { currentTime } from './timers';

const { apply, construct, defineProperty, getOwnPropertyDescriptor } = Reflect;

/**
 * Returns a function that reads a channel's port with the original getter, even if a program replaces the getter later.
 */
function portGetter(name: 'port1' | 'port2'): (channel: MessageChannel) => MessagePort {
  const get = getOwnPropertyDescriptor(MessageChannel.prototype, name)?.get;
  if (get === undefined) throw new Error(`${name} has no getter.`);
  return (channel) => apply(get, channel, []);
}

/**
 * Maximum number of messages per second. A program that reaches this limit exceeds the page's budget, regardless of
 * when the page's one-second windows start.
 */
const most = 2 * frameBudget.messages + 2;

/** Installs the limit. Call it after the boot script has saved `postMessage()`, and before any module is imported. */
export function paceForeignPorts(): void {
  const { prototype } = MessagePort;
  const { postMessage } = prototype;
  const own = new WeakSet<MessagePort>();
  const [isOwn, addOwn] = [own.has.bind(own), own.add.bind(own)];
  const getters = [portGetter('port1'), portGetter('port2')] as const;
  const budget = createSecondLimit({ messages: most, bytes: Infinity }, currentTime);
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
