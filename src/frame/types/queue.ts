/** The questions that wait for the compiler, which answers one after the other. */
import type { Answer, Question } from './protocol';

export interface QueueInput {
  /** Answers a question; `isOvertaken` says whether newer text came since it began. */
  answer(question: Question, isOvertaken: () => boolean): Promise<unknown>;
  send(answer: Answer): void;
}

function changesText({ name }: Question): boolean {
  return name === 'change' || name === 'remove' || name === 'check';
}

/** Returns what takes a question in. A change comes before the question that is about it. */
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
