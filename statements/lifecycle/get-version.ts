import { adapted, holds, instead, statement } from '../statement';

/** Maps three.js revisions to SDK releases. Each release uses a different revision. */
const releases: Readonly<Record<string, string>> = {
  '139': '3.0.2',
  '141': '3.3.0',
  '149': '4.2.2',
  '158': '4.8.0',
  '180': '4.29.0',
};

export default statement({
  says: '`Cognite3DViewer.getVersion()` returns the release of the SDK, such as 4.29.0. `REVEAL_VERSION` has the same value.',
  is: { viewer: true, constant: true },
  expect: {
    // The adapter doesn't export `REVEAL_VERSION`.
    '3.0.2': adapted(
      instead(
        '`Cognite3DViewer.getVersion()` returns the release of the SDK, such as 3.0.2. `REVEAL_VERSION` is undefined.',
        { viewer: true, constant: false },
      ),
    ),
    '3.3.0': holds,
  },
  run: ({ viewer, reveal, three }) => {
    const { REVEAL_VERSION } = reveal as { readonly REVEAL_VERSION?: string };
    const release = releases[three.REVISION] ?? `three.js ${three.REVISION}`;
    return { viewer: viewer.getVersion() === release, constant: REVEAL_VERSION === release };
  },
});
