/** The worker that holds the compiler; built to one file by `src/plugins/typePack`. */
import type { Answer, Question, TypePack } from './protocol';
import { createTypeService, type TypeService } from './service';
import { unpack } from './unpack';

let service: TypeService | undefined;

async function answer(question: Question): Promise<unknown> {
  if (question.name === 'open') {
    const text = new TextDecoder().decode(await unpack(question.ask.pack));
    service = createTypeService(JSON.parse(text) as TypePack);
    return null;
  }
  if (service === undefined) throw new Error('The types are not there yet.');
  switch (question.name) {
    case 'change':
      service.change(question.ask.file, question.ask.source);
      return null;
    case 'suggest':
      return service.suggest(question.ask.file, question.ask.position);
    case 'describe':
      return service.describe(question.ask.file, question.ask.position, question.ask.label);
    case 'hover':
      return service.hover(question.ask.file, question.ask.position);
    case 'check':
      return service.check(question.ask.file);
    case 'explain':
      return service.explain(question.ask.file, question.ask.from);
  }
}

// One after the other: a change comes before the question that is about it.
let last: Promise<unknown> = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  last = last
    .then(() => answer(data))
    .then(
      (result) => self.postMessage({ id: data.id, answer: result } satisfies Answer),
      (error: unknown) => self.postMessage({ id: data.id, error: String(error) } satisfies Answer),
    );
});
