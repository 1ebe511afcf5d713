import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import {
  checkConnection,
  parseConnection,
  type Connection,
  type ConnectionInput,
} from '@reveal-docs/runner/host/connection';
import type { OwnProjectNeed } from '@reveal-docs/runner/program/example';
import { TextButton } from './buttons';
import styles from './panels.module.css';

interface Props {
  readonly needs: OwnProjectNeed;
  readonly connection: Connection | undefined;
  onConnect(connection: Connection): void;
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

const neededModel: Readonly<Record<OwnProjectNeed, string>> = {
  cad: 'CAD model',
  points: 'point cloud',
};

/** Opens the guide in a new tab, because navigating away from the page would clear the form. */
function SecurityGuide(): ReactNode {
  return (
    <Link to="/docs/security#your-own-project" target="_blank">
      How your token is used (opens in a new tab)
    </Link>
  );
}

/** Connects to the reader's own project. Checks the input and the connection, and shows any problems. */
export default function ProjectPanel(props: Props): ReactNode {
  const { needs, connection, onConnect, onDisconnect } = props;
  if (connection === undefined) return <ProjectForm needs={needs} onConnect={onConnect} />;
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

interface FormProps {
  readonly needs: OwnProjectNeed;
  onConnect(connection: Connection): void;
}

/** Keeps the input only in component state, so that the input is gone when the form closes. */
function ProjectForm({ needs, onConnect }: FormProps): ReactNode {
  const id = useId();
  const [input, setInput] = useState(empty);
  const [problems, setProblems] = useState<Readonly<Partial<Record<keyof Connection, string>>>>({});
  const [cause, setCause] = useState<string>();
  const [isTrying, setTrying] = useState(false);
  const trial = useRef<AbortController>(undefined);
  useEffect(() => () => trial.current?.abort(), []);

  async function connect(): Promise<void> {
    setCause(undefined);
    const parsed = parseConnection(input);
    setProblems('problems' in parsed ? parsed.problems : {});
    if ('problems' in parsed) return;
    setTrying(true);
    const { signal } = (trial.current = new AbortController());
    const found = await checkConnection(parsed.connection, (url, init) =>
      fetch(url, { ...init, signal }),
    );
    if (signal.aborted) return;
    setTrying(false);
    setCause(found);
    if (found === undefined) onConnect(parsed.connection);
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
        Run this example on your own {neededModel[needs]}. Your entries stay in this page’s memory
        and are sent only to the cluster you enter. They’re deleted when you leave or reload the
        page. The program itself never gets the token. <SecurityGuide />
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
        {isTrying ? 'Connecting' : 'Connect and run'}
      </button>
    </form>
  );
}
