/** Queues questions for the compiler, which answers one question at a time. */
import type { Answer, Question } from './protocol';

export interface QueueInput {
  /** Answers a question. `isOvertaken` returns true if newer text has arrived in the meantime. */
  answer(question: Question, isOvertaken: () => boolean): Promise<unknown>;
  send(answer: Answer): void;
}

function changesText({ name }: Question): boolean {
  return name === 'change' || name === 'remove' || name === 'check';
}

/**
 * Returns a function that adds a question to the queue. Send each change of a text before the questions about the new
 * text.
 */
export function createQueue({ answer, send }: QueueInput): (question: Question) => void {
  const waiting: Question[] = [];
  let isAnswering = false;
  const isOvertaken = () => waiting.some(changesText);

  async function work(): Promise<void> {
    isAnswering = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { id } = next;
      try {
        send({ id, answer: await answer(next, isOvertaken) });
      } catch (error) {
        send({ id, error: String(error) });
      }
    }
    isAnswering = false;
  }

  return (question) => {
    waiting.push(question);
    if (!isAnswering) void work();
  };
}
