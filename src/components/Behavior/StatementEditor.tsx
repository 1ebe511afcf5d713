import { useMemo, type ReactNode } from 'react';
import kit from '@generated/statements/default/kit.json';
import { filesBehind } from '../../statements/liveProgram';
import Editor, { type EditorProps } from '../Example/editor/Editor';

/** Editor for a statement, with types for its imports. Loaded when a reader wants to edit. */
export default function StatementEditor(props: Omit<EditorProps, 'behind'>): ReactNode {
  const { folder } = props;
  const behind = useMemo(() => filesBehind(kit, folder), [folder]);
  return <Editor {...props} behind={behind} />;
}
