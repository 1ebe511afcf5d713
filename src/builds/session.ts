/** Import this module lazily, so that the manifests and the runner load only for readers who run a program. */
import boot from '@site/.generated/frame/boot.json';
import demo from '@site/.generated/demo/manifest.json';
import sdk from '@site/.generated/sdk/manifest.json';
import { isUpdate } from '../client/isUpdate';
import {
  startSession as start,
  type Session,
  type SessionInput,
} from '@reveal-docs/runner/host/session';

export type StartInput = Omit<SessionInput, 'build'>;

/**
 * Starts a run with this build's frame, SDK, and demo data. Reports errors in the session's state instead of throwing.
 */
export function startSession(input: StartInput): Session {
  return start({ ...input, build: { boot, demo, sdk, isUpdate } });
}
