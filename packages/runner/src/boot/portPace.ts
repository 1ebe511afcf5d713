/**
 * Limits how fast a program can send messages if it accesses the frame's port. The page ends a run that sends too much.
 * But if frame and page share a thread, as in Firefox, the page handles only one message between two tasks of the
 * program. A program that keeps sending would block the page without being detected. The port can't be hidden. So the
 * limit applies to every port that the program didn't create itself, including the new port that results if the frame's
 * port is transferred.
 */
import { frameBudget } from '../budget';
import { createSecondLimit } from '../perSecond';
import { currentTime } from './timers';

const { apply, construct, defineProperty, getOwnPropertyDescriptor } = Reflect;

/** Returns a function that reads a channel's port with the original getter, which a program can't replace. */
function portGetter(name: 'port1' | 'port2'): (channel: MessageChannel) => MessagePort {
  const get = getOwnPropertyDescriptor(MessageChannel.prototype, name)?.get;
  if (get === undefined) throw new Error(`${name} has no getter.`);
  return (channel) => apply(get, channel, []);
}

/**
 * Maximum number of messages sent per second. It's high enough that a program at this limit exceeds the page's budget,
 * regardless of when the page's one-second windows start.
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
