import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import type { BootScript } from '@reveal-docs/runner/host/document';
import { rootDir } from '@reveal-docs/versions';
import { bundleForBrowser } from '@reveal-docs/build-steps/browserBundle';
import { runCached } from '@reveal-docs/build-steps/cache';
import { packageListFile } from '@reveal-docs/build-steps/packages';

export const bootEntry = path.join(rootDir, 'packages/runner/src/boot/index.ts');
export const bootOptions = {
  // Prevents esbuild from converting the dynamic import that loads the program.
  supported: { 'dynamic-import': true },
  charset: 'ascii',
} as const satisfies BuildOptions;

const output = path.join(rootDir, '.generated', 'frame', 'boot.json');

/**
 * Returns the script in a form for inline `<script>` elements, and the hash that allows it in content policies. Throws
 * if an HTML parser would change the text or end the script early.
 */
export function inlineScript(code: string): BootScript {
  const script = code.replaceAll(/<\/(?=script)/gi, '<\\/');
  if (/<!--|[\r\0]/.test(script)) {
    throw new Error(
      'The boot script contains text that an HTML parser would change or misinterpret: `<!--`, a carriage return or a null character.',
    );
  }
  return { script, hash: `sha256-${createHash('sha256').update(script).digest('base64')}` };
}

/** Bundles the frame's boot script as one classic script. Throws esbuild's report if the build fails. */
export async function generateFrame(): Promise<void> {
  await runCached(
    {
      name: 'frame',
      key: null,
      code: [__filename, bootEntry],
      inputs: [path.join(rootDir, 'package-lock.json')],
      outputs: [output, packageListFile('frame')],
    },
    async () => {
      const script = await bundleForBrowser({
        name: 'frame',
        entry: bootEntry,
        format: 'iife',
        options: bootOptions,
      });
      fs.mkdirSync(path.dirname(output), { recursive: true });
      fs.writeFileSync(output, JSON.stringify(inlineScript(script)));
    },
  );
}
