import { useEffect, useState, type ReactNode } from 'react';
import type { Camera } from '@reveal-docs/runner/messages';
import EmbedPanel from './embedding/EmbedPanel';
import { TextButton } from '../Example/buttons';
import panelStyles from '../Example/panels.module.css';
import type { Draft } from './drafts/draft';
import { toHash } from './opening';

interface Props {
  readonly draft: Draft;
  /** Name of the example, if the draft is an unchanged example. */
  readonly example: string | undefined;
  readonly camera: Camera | undefined;
  openDownload(): void;
}

/**
 * Panel with the HTML that embeds the draft. The HTML contains the name of an unchanged example, or other code in the
 * embed's URL.
 */
export default function EmbedDraft({ draft, example, camera, openDownload }: Props): ReactNode {
  const { folder, name } = draft;
  const [made, setMade] = useState<Awaited<ReturnType<typeof toHash>>>();
  useEffect(() => {
    let isOver = false;
    void toHash(draft, camera).then((result) => {
      if (!isOver) setMade(result);
    });
    return () => {
      isOver = true;
    };
  }, [camera, draft]);
  if (example !== undefined) return <EmbedPanel name={example} folder={folder} title={name} />;
  if (made === undefined) return null;
  return 'hash' in made ? (
    <EmbedPanel folder={folder} hash={made.hash} title={name} />
  ) : (
    <div className={panelStyles.panel}>
      <p>{made.message}</p>
      <TextButton onClick={openDownload}>Download</TextButton>
    </div>
  );
}
