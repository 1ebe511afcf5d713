import { useState, type ReactNode } from 'react';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { FullScreenButton, IconButton, TextButton } from '../Example/buttons';
import { PlayIcon, StopIcon } from '../Example/icons';
import { StatusLight } from '../Example/StatusLight';
import { isLive, type Run } from '../Example/useRun';
import type { FullScreen } from '../Example/useFullScreen';
import { useSiteFields } from '../../siteFields/useSiteFields';
import { playgroundAddress, type Shown } from '../Playground/embedding/address';
import { BlockedLink } from './BlockedLink';
import { SiteLink } from './SiteLink';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly version: string;
  readonly shown: Shown;
  readonly status: string;
  readonly run: Run;
  start(): void;
  readonly fullScreen: FullScreen;
  readonly release: (() => void) | undefined;
  readonly code: { readonly isOpen: boolean; toggle(): void };
}

/** Returns the URL of the example's own page, or undefined if the example is part of a guide. */
function useExamplePage({ name, folder }: Shown): string | undefined {
  const { docsVersions } = useSiteFields();
  const version = docsVersions.find((each) => each.folder === folder)?.name;
  const { docs = [] } = useVersions(undefined).find((each) => each.name === version) ?? {};
  return docs.find(({ id }) => id === `examples/${name}`)?.path;
}

/** Bar above the view, with the title, status, and buttons. */
export function EmbedBar(props: Props): ReactNode {
  const { title, version, shown, status, run, start, fullScreen, release, code } = props;
  const { withBaseUrl } = useBaseUrlUtils();
  const [blocked, setBlocked] = useState<string>();
  const page = useExamplePage(shown);
  const { state } = run;
  return (
    <header className={styles.bar}>
      <div className={styles.names}>
        <StatusLight />
        <h1 className={styles.title}>
          {page === undefined ? (
            title
          ) : (
            <SiteLink address={page} onBlocked={setBlocked}>
              {title}
            </SiteLink>
          )}
        </h1>
        <span className={styles.version}>{version}</span>
        <p className={styles.status} role="status">
          {fullScreen.refusal ?? status}
        </p>
      </div>
      <div className={styles.buttons} role="group" aria-label="3D view">
        {release !== undefined && <TextButton onClick={release}>Scroll the page</TextButton>}
        {isLive(state) ? (
          <IconButton label="Stop" onClick={() => run.stop('reader')}>
            <StopIcon />
          </IconButton>
        ) : (
          <IconButton label="Run" onClick={start} disabled={state.type === 'unsupported'}>
            <PlayIcon />
          </IconButton>
        )}
        <TextButton onClick={code.toggle} expanded={code.isOpen}>
          Code
        </TextButton>
        <FullScreenButton fullScreen={fullScreen} />
        <SiteLink
          className={styles.playground}
          address={withBaseUrl(playgroundAddress(shown))}
          onBlocked={setBlocked}
        >
          <span className={styles.wide}>Open in </span>
          <span>playground</span>
        </SiteLink>
      </div>
      {blocked !== undefined && (
        <BlockedLink address={blocked} close={() => setBlocked(undefined)} />
      )}
    </header>
  );
}
