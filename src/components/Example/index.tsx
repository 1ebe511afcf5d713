import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ExampleProgram } from '@reveal-docs/runner/program/example';
import { ExampleView } from './ExampleView';
import type { StartMode } from './useAutoStart';

export { ExampleView } from './ExampleView';

interface Props {
  /** Name of the program in `examples/<version>/`, without the file extension. */
  readonly name: string;
  /** Subject of the example. Defaults to the page's title. */
  readonly title?: string;
  /** Use `click` on pages that are about more than this example. Defaults to `auto`. */
  readonly start?: StartMode;
  /** The `src/remark/exampleProgram.ts` plugin adds this prop. */
  readonly program?: ExampleProgram;
  /** The `src/remark/codeLinks.ts` plugin adds this prop. */
  readonly apilinks?: string;
}

/** Shows an example on a docs page: `<Example name="cad-basic" />`. */
export default function Example({ name, title, start, program, apilinks }: Props): ReactNode {
  const { metadata } = useDoc();
  if (program === undefined) {
    throw new Error(
      `<Example name="${name}" /> has no program. Check that its remark plugin is configured.`,
    );
  }
  return (
    <ExampleView
      // In `npm run dev`, restarts the example when its program changes.
      key={program.files.map(({ source }) => source).join('\n')}
      program={program}
      title={title ?? metadata.title}
      // If the example has its own title, use that title, because the page's description covers more than this example.
      description={title ?? metadata.description}
      apilinks={apilinks}
      start={start}
    />
  );
}
