/** Runs the compiler in a worker. `src/plugins/typePack` bundles it into one file. */
import type { FileProblem, Superseded, Question, Questions, TypePack } from './protocol';
import { createQueue } from './queue';
import { createTypeService, type TypeService } from './service';
import { unpack } from './unpack';

let service: TypeService | undefined;

/** Lets the worker receive the messages that arrived while it was busy. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Checks the files one by one, so that the worker can stop if newer text arrives. */
async function check(
  types: TypeService,
  { files, from }: Questions['check']['ask'],
  isOvertaken: () => boolean,
): Promise<readonly FileProblem[] | Superseded> {
  const problems: FileProblem[] = [];
  for (const file of files) {
    await pause();
    if (isOvertaken()) return null;
    problems.push(...types.problems(file, from));
  }
  return problems;
}

async function open(pack: ArrayBuffer): Promise<null> {
  const text = new TextDecoder().decode(await unpack(pack));
  service = createTypeService(JSON.parse(text) as TypePack);
  return null;
}

async function answer(question: Question, isOvertaken: () => boolean): Promise<unknown> {
  if (question.name === 'open') return open(question.ask.pack);
  if (service === undefined) throw new Error('The types have not been loaded yet.');
  const { name, ask } = question;
  switch (name) {
    case 'change':
      service.change(ask.file, ask.source);
      return null;
    case 'remove':
      service.remove(ask.file);
      return null;
    case 'suggest':
      return service.suggest(ask.file, ask.position);
    case 'describe':
      return service.describe(ask.file, ask.position, ask.label);
    case 'hover':
      return service.hover(ask.file, ask.position);
    case 'check':
      return check(service, ask, isOvertaken);
    case 'explain':
      return service.explain(ask.file, ask.from);
    case 'fixAll':
      return service.fixAll(ask.files, ask.from);
    case 'define':
      return service.define(ask.file, ask.position);
    case 'refer':
      return service.findReferences(ask.file, ask.position);
    case 'nameAt':
      return service.nameAt(ask);
    case 'rename':
      return service.rename(ask.at, ask.name);
    case 'format':
      return service.format(ask.file);
    case 'insert':
      return service.insert(ask.file, ask.snippet);
  }
}

const take = createQueue({
  answer,
  send: (result) => self.postMessage(result),
});
self.addEventListener('message', ({ data }: MessageEvent<Question>) => take(data));
