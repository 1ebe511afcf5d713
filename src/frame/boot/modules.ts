/** Puts modules in reach of `import`: blob URLs, and an import map that names them. */
import type { StartMessage } from '../messages';
import { guardModule, guardSpecifier } from '../program/guardLoops';

/** Name under which the watched SDK module finds the SDK itself. */
const watchedSdk = '#watched';

function moduleUrl(source: BlobPart): string {
  return URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
}

/**
 * A module with all exports of the SDK, in which `Cognite3DViewer` is the watched class: an export of its own
 * takes precedence over the same name from `export *`.
 */
const watchedSource = `export * from '${watchedSdk}';
import { Cognite3DViewer as Published } from '${watchedSdk}';
export const Cognite3DViewer = globalThis[Symbol.for('reveal-docs.watch')](Published);
`;

/** Where the watched module looks for the function that watches. */
export const watchKey = Symbol.for('reveal-docs.watch');

const loopGuardName = 'reveal-docs.loop';
/** Where guarded programs find the function that their loops call. */
export const loopGuardKey = Symbol.for(loopGuardName);

/**
 * Adds a policy without a nonce: from here on nothing inline runs, and an import of another address is refused,
 * which the nonce of the importing script would allow. Text that becomes markup has to pass the policy of
 * `forbidNesting`. Policies add up, so a program cannot take it back.
 */
export function closePolicy(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content =
    "script-src 'wasm-unsafe-eval' blob:; require-trusted-types-for 'script'; trusted-types default";
  document.head.append(policy);
}

/** Inserts the import map and returns the URLs of the program's own modules with their file names. */
export function installModules(start: StartMessage): Map<string, string> {
  const imports: Record<string, string> = {};
  for (const { specifiers, source } of start.modules) {
    const url = URL.createObjectURL(source);
    for (const specifier of specifiers) imports[specifier] = url;
  }
  const sdkUrl = imports[start.sdk];
  if (sdkUrl !== undefined) {
    imports[watchedSdk] = sdkUrl;
    imports[start.sdk] = moduleUrl(watchedSource);
  }
  imports[guardSpecifier] = moduleUrl(guardModule(loopGuardName));
  const urls = new Map<string, string>();
  for (const { specifier, file, code } of start.program) {
    const url = moduleUrl(code);
    imports[specifier] = url;
    urls.set(url, file);
  }
  const map = document.createElement('script');
  map.type = 'importmap';
  map.nonce = start.nonce;
  map.textContent = JSON.stringify({ imports });
  document.head.append(map);
  return urls;
}
