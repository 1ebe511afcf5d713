/** Serves the frame's page to all tests of a file, and finds the release to run. */
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

export const newest = findNewest();

/**
 * Starts a server before the tests of the calling file, and closes it after them. `changes` modifies the sources of the
 * page and the frame.
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
