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
  /** Why there is no form now. */
  readonly refusal: Refusal | undefined;
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

const neededModel: Readonly<Record<OwnProjectNeed, string>> = {
  cad: 'a CAD model',
  points: 'a point cloud',
};

/** Leads to the guide in a tab of its own: leaving the page would empty the form. */
function SecurityGuide(): ReactNode {
  return (
    <Link to="/docs/security#your-own-project" target="_blank">
      What happens to your token (opens in a new tab)
    </Link>
  );
}

/** Says why the reader's own project is not asked for. */
function NoForm({ ownProject, refusal }: Pick<Props, 'ownProject' | 'refusal'>): ReactNode {
  if ('demoOnly' in ownProject) {
    return (
      <p>
        {ownProject.demoOnly === 'images'
          ? 'This example works in the demo project only: the files of 360 images come from a host that this page does not reach. Download it to run it on your own images.'
          : 'This example works in the demo project only: its program is written for that project, by numbers, names or places of parts in it. Download it to adapt it to a model of your own.'}
      </p>
    );
  }
  if (refusal === 'framed') {
    return (
      <p>
        This page is shown inside another page, which could cover the form or imitate it. Your
        access token is not asked for here.{' '}
        <a href={window.location.pathname} target="_blank" rel="noopener noreferrer">
          Open the page in a tab of its own
        </a>
        .
      </p>
    );
  }
  return (
    <p>
      Your own project is not asked for while code that came with a link is shown here or kept for
      an example of this page: it must not meet your access token. Reset that code, or make it yours
      after you have read it, then open this again. <SecurityGuide />
    </p>
  );
}

/** Asks for the reader's own project, tries it, and says what is wrong with it. */
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

/** The form. All that is typed goes with it: when it closes, nothing of it is left. */
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
        Run this example on {neededModel[needs]} of your own. What you type stays in the memory of
        this page and is sent to that cluster only. The page forgets it when you leave or reload it,
        and when a link brings code. The program itself never gets the token. Running a changed
        program closes this form. <SecurityGuide />
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
