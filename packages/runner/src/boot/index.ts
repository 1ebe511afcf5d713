/**
 * The frame's boot script: a classic script that runs before all other scripts. It waits for the page's start message,
 * replaces the network and storage APIs, and then imports the program.
 */
import { createLogLimit, logLimit } from '../logLimit';
import { readMessage, startSchema, type StartMessage } from '../messages';
import { createLoopGuard } from './loopGuard';
import { frameModuleKey } from '../program/frameModules';
import { removeAbilities } from './abilities';
import { endMissedDrags } from './missedRelease';
import { closePolicy, installModules, watchKey } from './modules';
import { forbidElements } from './elements';
import { forbidLinkClicks } from './linkClicks';
import { limitNavigations } from './navigation';
import { installNetwork } from './network';
import { placeOfMissingExport } from './places';
import { leavePageScroll } from './pageScroll';
import { colorPanels } from './panels';
import { createFramePort, type FramePort } from './port';
import { paceForeignPorts } from './portPace';
import { reportPresses } from './presses';
import { answerProbes } from './probes';
import { reportConsole, reportErrors } from './reports';
import { installStubs } from './stubs';
import { ViewerWatcher } from './viewers';
import { installWorkers } from './workers';

async function run(start: StartMessage, port: FramePort): Promise<void> {
  installStubs();
  removeAbilities();
  forbidElements();
  forbidLinkClicks();
  limitNavigations();
  paceForeignPorts();
  installNetwork(port);
  const modules = installModules(start);
  closePolicy();
  const limit = createLogLimit(logLimit, (report) => port.send(report));
  reportConsole(limit, modules);
  leavePageScroll(port);
  endMissedDrags();
  colorPanels(port, document.documentElement);
  const errors = reportErrors(port, limit, modules);
  installWorkers((error) => errors.report(error, false));
  const watcher = new ViewerWatcher(port);
  Object.defineProperty(globalThis, watchKey, { value: watcher.watch });
  Object.defineProperty(globalThis, frameModuleKey('loopGuard'), { value: createLoopGuard() });
  Object.defineProperty(globalThis, frameModuleKey('resolve'), { value: modules.resolve });
  // Developer tools and tests can read the viewers from `globalThis[Symbol.for('reveal-docs.viewers')]`.
  Object.defineProperty(globalThis, Symbol.for('reveal-docs.viewers'), {
    get: () => watcher.viewers,
  });
  port.onMessage((message) => {
    if (message.type === 'ping') port.send({ type: 'pong', id: message.id });
  });
  answerProbes(port, watcher);
  port.send({ type: 'running' });
  try {
    await import(modules.addressOf(start.entry));
    watcher.programFinished();
  } catch (error) {
    errors.report(error, true, placeOfMissingExport(start.program, String(error)));
  }
}

function onStart(event: MessageEvent): void {
  const [port, pressPort] = event.ports;
  if (event.source !== window.parent || port === undefined || pressPort === undefined) return;
  const start = readMessage(startSchema, event.data);
  if (start === undefined) return;
  window.removeEventListener('message', onStart);
  reportPresses(pressPort);
  void run(start, createFramePort(port));
}

window.addEventListener('message', onStart);
