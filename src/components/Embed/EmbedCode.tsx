import { useId, useState, type ReactNode } from 'react';
import type { ExampleProgram } from '@reveal-docs/runner/program/example';
import type { SourceFile } from '@reveal-docs/runner/program/compile';
import { readTokens, tokensOf } from '../CodeParts/tokens';
import { VisibleText } from '../CodeParts/VisibleText';
import { Tabs } from '../Example/editor/Tabs';
import { ForeignCode } from './ForeignCode';
import type { Embedded } from './load';
import styles from './styles.module.css';

type Props = Pick<Embedded, 'program' | 'files' | 'foreign'>;

/** Returns the tokens of a file, or undefined if its text differs from the text in the build. */
function tokensOfFile({ files }: ExampleProgram, { file, source }: SourceFile): string | undefined {
  return files.find((built) => built.file === file && built.source === source)?.tokens;
}

function Text({
  source,
  tokens,
}: {
  readonly source: string;
  readonly tokens: string | undefined;
}) {
  const text = source.trimEnd();
  if (tokens === undefined) return <VisibleText>{text}</VisibleText>;
  return tokensOf(text, readTokens(text, tokens)).map((line, index) => (
    <span key={index}>
      {line.map(({ types, content }, at) => (
        <span key={at} className={`token ${types.join(' ')}`}>
          {content}
        </span>
      ))}
      {'\n'}
    </span>
  ));
}

const none: readonly string[] = [];

/** Shows the program's files in tabs. Readers can't edit them. */
export function EmbedCode({ program, files, foreign }: Props): ReactNode {
  const id = useId();
  const [active, choose] = useState(foreign[0] ?? files[0]?.file);
  const names = files.map(({ file }) => file);
  const shown = files.find(({ file }) => file === active);
  return (
    <section className={styles.code} aria-label="Code">
      {foreign.length > 0 && <ForeignCode files={files} foreign={foreign} />}
      <Tabs id={id} files={names} given={none} active={active} choose={choose} />
      {shown !== undefined && (
        <pre
          role="tabpanel"
          id={`${id}-panel-${shown.file}`}
          aria-labelledby={`${id}-tab-${shown.file}`}
          // Lets readers scroll the code with the keyboard.
          tabIndex={0}
          className={styles.source}
        >
          <code>
            <Text source={shown.source} tokens={tokensOfFile(program, shown)} />
          </code>
        </pre>
      )}
    </section>
  );
}
