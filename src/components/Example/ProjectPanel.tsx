import { useId, useState, type FormEvent, type ReactNode } from 'react';
import {
  checkConnection,
  parseConnection,
  type Connection,
  type ConnectionInput,
} from '@site/src/frame/host/connection';
import { TextButton } from './buttons';
import styles from './panels.module.css';

interface Props {
  readonly connection: Connection | undefined;
  /** Takes the connection; the example runs on it. */
  onConnect(connection: Connection): void;
  /** Back to the demo project. */
  onDisconnect(): void;
}

interface Field {
  readonly name: keyof Connection;
  readonly label: string;
  readonly type: 'url' | 'text' | 'password';
  readonly placeholder?: string;
}

const fields: readonly Field[] = [
  { name: 'cluster', label: 'Cluster', type: 'url', placeholder: 'https://api.cognitedata.com' },
  { name: 'project', label: 'Project', type: 'text' },
  { name: 'token', label: 'Access token', type: 'password' },
  { name: 'modelId', label: 'Model ID', type: 'text' },
  { name: 'revisionId', label: 'Revision ID', type: 'text' },
];

const empty: ConnectionInput = { cluster: '', project: '', token: '', modelId: '', revisionId: '' };

/** Asks for the reader's own project, tries it, and says what is wrong with it. */
export default function ProjectPanel({ connection, onConnect, onDisconnect }: Props): ReactNode {
  const id = useId();
  const [input, setInput] = useState(empty);
  const [problems, setProblems] = useState<Readonly<Partial<Record<keyof Connection, string>>>>({});
  const [cause, setCause] = useState<string>();
  const [isTrying, setTrying] = useState(false);

  async function connect(): Promise<void> {
    setCause(undefined);
    const parsed = parseConnection(input);
    setProblems('problems' in parsed ? parsed.problems : {});
    if ('problems' in parsed) return;
    setTrying(true);
    const found = await checkConnection(parsed.connection);
    setTrying(false);
    setCause(found);
    if (found === undefined) onConnect(parsed.connection);
  }

  if (connection !== undefined) {
    return (
      <div className={styles.panel}>
        <p>
          Connected to model {connection.modelId}, revision {connection.revisionId} in project “
          {connection.project}” on {connection.cluster}.
        </p>
        <TextButton onClick={onDisconnect}>Back to the demo</TextButton>
      </div>
    );
  }
  return (
    <form
      className={styles.panel}
      noValidate
      autoComplete="off"
      aria-label="Your own project"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void connect();
      }}
    >
      <p>
        Run this example on a model of your own. What you type stays in the memory of this page and
        is sent to that cluster only; a reload or a shared link forgets it. The program itself never
        gets the token.
      </p>
      <div className={styles.fields}>
        {fields.map(({ name, label, type, placeholder }) => (
          <label key={name} htmlFor={`${id}-${name}`}>
            {label}
            <input
              id={`${id}-${name}`}
              type={type}
              inputMode={name.endsWith('Id') ? 'numeric' : undefined}
              placeholder={placeholder}
              autoComplete="off"
              spellCheck={false}
              value={input[name]}
              aria-invalid={problems[name] !== undefined}
              aria-describedby={problems[name] === undefined ? undefined : `${id}-${name}-problem`}
              onChange={({ target }) => setInput({ ...input, [name]: target.value })}
            />
            {problems[name] !== undefined && (
              <span id={`${id}-${name}-problem`} className={styles.problem}>
                {problems[name]}
              </span>
            )}
          </label>
        ))}
      </div>
      {cause !== undefined && (
        <p role="alert" className={styles.problem}>
          {cause}
        </p>
      )}
      <button type="submit" className={styles.submit} disabled={isTrying}>
        {isTrying ? 'Trying' : 'Connect and run'}
      </button>
    </form>
  );
}
