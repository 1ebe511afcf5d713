import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import {
  checkConnection,
  parseConnection,
  type Connection,
  type ConnectionInput,
} from '@site/src/frame/host/connection';
import type { OwnProject, OwnProjectNeed } from '@site/src/frame/program/example';
import { TextButton } from './buttons';
import type { Refusal } from './page';
import styles from './panels.module.css';

interface Props {
  readonly ownProject: OwnProject;
  /** Why the form isn't available. */
  readonly refusal: Refusal | undefined;
  readonly connection: Connection | undefined;
  /** Runs the example on the connected project. */
  onConnect(connection: Connection): void;
  /** Switches back to the demo project. */
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

/** Link to the guide. Opens a new tab, because leaving the page would clear the form. */
function SecurityGuide(): ReactNode {
  return (
    <Link to="/docs/security#your-own-project" target="_blank">
      How your token is used (opens in a new tab)
    </Link>
  );
}

/** Explains why the form isn't available. */
function NoForm({ ownProject, refusal }: Pick<Props, 'ownProject' | 'refusal'>): ReactNode {
  if ('demoOnly' in ownProject) {
    return (
      <p>
        {ownProject.demoOnly === 'images'
          ? 'This example works only in the demo project, because this page can’t access the host that serves 360 images. To use your own images, download the example.'
          : 'This example works only in the demo project, because its code uses numbers, names, or positions of parts in that project. To adapt it to your own model, download it.'}
      </p>
    );
  }
  if (refusal === 'framed') {
    return (
      <p>
        This page is embedded in another page, which could cover or imitate the form. That’s why you
        can’t enter an access token here.{' '}
        <a href={window.location.pathname} target="_blank" rel="noopener noreferrer">
          Open this page in its own tab
        </a>
        .
      </p>
    );
  }
  return (
    <p>
      You can’t connect your own project while an example on this page shows or stores code from a
      link. Such code must never have access to your token. Reset the code, or read it and mark it
      as trusted. Then open this panel again. <SecurityGuide />
    </p>
  );
}

/** Connects the reader's own project: checks the input and the connection, and shows problems. */
export default function ProjectPanel(props: Props): ReactNode {
  const { ownProject, refusal, connection, onDisconnect } = props;
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
  if ('demoOnly' in ownProject || refusal !== undefined) {
    return (
      <div className={styles.panel}>
        <NoForm ownProject={ownProject} refusal={refusal} />
      </div>
    );
  }
  return <ProjectForm needs={ownProject.needs} onConnect={props.onConnect} />;
}

interface FormProps {
  readonly needs: OwnProjectNeed;
  onConnect(connection: Connection): void;
}

/** The form. Its state holds the input, so closing the form deletes everything. */
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
        and are sent only to that cluster. They’re deleted when you leave or reload the page, and
        when you open a link with code. The program itself never gets the token. Running changed
        code closes this form. <SecurityGuide />
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
