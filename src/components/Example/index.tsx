import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ExampleProgram } from '@site/src/frame/program/example';
import { ExampleView } from './ExampleView';
import type { StartMode } from './useAutoStart';

export { ExampleView } from './ExampleView';

interface Props {
  /** Name of the program in `examples/<version>/`, without extension. */
  readonly name: string;
  /** What it shows; by default the page's title. */
  readonly title?: string;
  /** `click` on pages that are about more than this example. Default `auto`. */
  readonly start?: StartMode;
  /** Put in by `src/remark/exampleProgram.ts`. */
  readonly program?: ExampleProgram;
  /** Put in by `src/remark/codeLinks.ts`. */
  readonly apilinks?: string;
}

/** `<Example name="cad-basic" />` in a docs page. */
export default function Example({ name, title, start, program, apilinks }: Props): ReactNode {
  const { metadata } = useDoc();
  if (program === undefined) {
    throw new Error(`<Example name="${name}" /> has no program: is its remark plugin configured?`);
  }
  return (
    <ExampleView
      // Under `npm run dev` a program that was saved starts anew; on the built site it is always the same.
      key={program.files.map(({ source }) => source).join('\n')}
      program={program}
      title={title ?? metadata.title}
      // A page about more than this example describes something else.
      description={title ?? metadata.description}
      apilinks={apilinks}
      start={start}
    />
  );
}
