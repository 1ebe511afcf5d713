/** What tests of the frame begin with: a server of the frame's page for all tests of a file, and the release they run on. */
import {
  startFramePageServer,
  versionsByRelease,
  type FramePageServer,
} from '../fixtures/framePage';
import { rootDir, type DocsVersion } from '@reveal-docs/versions';
import type { SourceChange } from '../security/frame/sourceChanges';
import { test } from './support';

function findNewest(): DocsVersion {
  const [newest] = versionsByRelease();
  if (newest === undefined) throw new Error('There is no version.');
  return newest;
}

/** The version with the newest release. */
export const newest = findNewest();

/**
 * To be called at the top of a file: starts a server before its tests and ends it after them. `changes` are what a test
 * changes in the sources of page and frame.
 */
export function serveFramePage(changes: readonly SourceChange[] = []): () => FramePageServer {
  let server: FramePageServer | undefined;
  test.beforeAll(async () => {
    server = await startFramePageServer(rootDir, changes);
  });
  test.afterAll(() => server?.close());
  return () => {
    if (server === undefined) throw new Error('The server is there once tests run.');
    return server;
  };
}
