/**
 * Tests that every release draws in the frame, that programs can't escape from the frame, and that problems are
 * reported.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { DemoManifest, PackedNodes } from '@reveal-docs/demo-project/manifest';
import { unpackNodes } from '@reveal-docs/demo-project/manifest';
import { palette } from '@reveal-docs/demo-project/plant/kernel/palette';
import type { SdkExports, SdkManifest } from '@reveal-docs/runner/sdkManifest';
import { readVersions, rootDir } from '@reveal-docs/versions';
import {
  exampleSource,
  openFramePage,
  programFrame,
  programLog,
  runProgram,
  versionsByRelease,
  waitForState,
} from '../fixtures/framePage';
import { serveLocally } from '../fixtures/localServer';
import { newest, serveFramePage } from './frameServer';
import { expect, test } from './support';

function readGenerated<Content>(file: string): Content {
  return JSON.parse(fs.readFileSync(path.join(rootDir, '.generated', file), 'utf8')) as Content;
}

const releases = versionsByRelease();

const server = serveFramePage();

/** For each of the plant's colors, returns the share of the picture that has that color, regardless of brightness. */
async function colorShares(picture: Buffer): Promise<number[]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colors = [
    palette.ground,
    palette.leaf,
    palette.shell,
    palette.shellWarm,
    palette.grating,
    palette.steel,
    palette.pipe,
    palette.rotating,
  ];
  /** Divides by the brightest channel, so that the result for a color is the same in light and in shade. */
  const tone = (rgb: readonly number[]) => rgb.map((value) => value / Math.max(...rgb, 1));
  const tones = colors.map(tone);
  const counts = tones.map(() => 0);
  for (let offset = 0; offset < data.length; offset += 3) {
    const pixel = tone([data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0]);
    const distances = tones.map((other) =>
      Math.hypot(...other.map((value, channel) => value - (pixel[channel] ?? 0))),
    );
    const least = Math.min(...distances);
    if (least < 0.08)
      counts[distances.indexOf(least)] = (counts[distances.indexOf(least)] ?? 0) + 1;
  }
  return counts.map((count) => count / (info.width * info.height));
}

for (const version of releases) {
  test.describe(`SDK ${version.release}`, () => {
    test('cad-basic draws, picks the right nodes, and sends no requests to other hosts', async ({
      page,
    }) => {
      const outside: string[] = [];
      page.context().on('request', (request) => {
        if (/^https?:/.test(request.url()) && !request.url().startsWith(server().address)) {
          outside.push(request.url());
        }
      });
      await openFramePage(page, server());
      await runProgram(page, version, exampleSource(version, 'cad-basic'));
      expect(await waitForState(page, 'running', 'failed')).toMatchObject({ type: 'running' });

      const shares = await colorShares(await page.locator('#stage').screenshot());
      expect(shares.filter((share) => share >= 0.01).length).toBeGreaterThanOrEqual(4);

      const manifest = readGenerated<DemoManifest>('demo/manifest.json');
      const [model] = manifest.models;
      const table = manifest.tables.nodes[model?.revisionId ?? 0] ?? '';
      const nodes = unpackNodes(
        readGenerated<PackedNodes>(path.join('static', manifest.root, table)),
      );
      const hits = await programFrame(page).evaluate(async () => {
        interface Hit {
          readonly treeIndex: number;
          readonly point: { readonly x: number; readonly y: number; readonly z: number };
        }
        interface PickingViewer {
          getIntersectionFromPixel(x: number, y: number): Promise<Hit | null>;
        }
        const key = Symbol.for('reveal-docs.viewers');
        const viewer = (globalThis as unknown as Record<symbol, PickingViewer[]>)[key]?.[0];
        const found: { treeIndex: number; point: [number, number, number] }[] = [];
        // Start in the middle, where the equipment is. Check few pixels, because each pick draws a frame.
        const places = [180, 150, 210, 130, 240, 270].flatMap((y) =>
          [320, 250, 390, 180, 460].map((x) => [x, y] as const),
        );
        for (const [x, y] of places) {
          const hit = await viewer?.getIntersectionFromPixel(x, y);
          if (!hit || found.some(({ treeIndex }) => treeIndex === hit.treeIndex)) continue;
          const { point } = hit;
          found.push({ treeIndex: hit.treeIndex, point: [point.x, point.y, point.z] });
          if (found.length === 5) break;
        }
        return found;
      });
      expect(hits).toHaveLength(5);
      for (const { treeIndex, point } of hits) {
        // CDF uses Z-up, and the viewer uses Y-up: (x, y, z) in CDF is (x, z, -y) in the viewer.
        const [x, y, z] = [point[0], -point[2], point[1]];
        const { min, max } = nodes[treeIndex]?.boundingBox ?? { min: [], max: [] };
        // The point comes from a depth buffer, which is about 20 cm off at this distance.
        const tolerance = 0.5;
        [x, y, z].forEach((value, axis) => {
          expect(value).toBeGreaterThan((min[axis] ?? NaN) - tolerance);
          expect(value).toBeLessThan((max[axis] ?? NaN) + tolerance);
        });
      }
      expect(outside).toEqual([]);
    });

    test(`21 starts in one page all become ready, and only the first requests the SDK @all`, async ({
      page,
    }) => {
      test.setTimeout(400_000);
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (/context/i.test(message.text())) complaints.push(message.text());
      });
      const sdkRequests: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/sdk/')) sdkRequests.push(request.url());
      });
      await openFramePage(page, server());
      // Use a small model and canvas to save time. Their size doesn't affect leaks.
      await page.addStyleTag({ content: '#stage { width: 320px; height: 180px }' });
      const source = exampleSource(version, 'cad-basic').replaceAll('plant', 'pumpSkid');
      await runProgram(page, version, source);
      await waitForState(page, 'running');
      const first = sdkRequests.length;
      expect(first).toBeGreaterThan(0);
      for (let start = 2; start <= 21; start++) {
        await runProgram(page, version, source);
        expect(await waitForState(page, 'running', 'failed')).toMatchObject({ type: 'running' });
      }
      expect(sdkRequests).toHaveLength(first);
      expect(complaints).toEqual([]);
    });

    test('modules export the names in their declarations', async ({ page }) => {
      const release = readGenerated<SdkManifest>('sdk/manifest.json')[version.folder];
      const names = readGenerated<SdkExports>('sdk/exports.json')[version.folder] ?? {};
      const specifiers = Object.keys(release?.modules ?? {});
      await openFramePage(page, server());
      await runProgram(
        page,
        version,
        `const modules = [${specifiers.map((name) => `['${name}', await import('${name}')]`).join()}];
        for (const [name, module] of modules) {
          const keys = Object.keys(module).filter((key) => module[key] !== undefined);
          console.log(JSON.stringify([name, keys]));
        }`,
      );
      await expect.poll(async () => (await programLog(page)).length).toBe(specifiers.length);
      const exported = (await programLog(page)).map(
        (text) => JSON.parse(text) as [string, string[]],
      );
      expect(exported.length).toBeGreaterThan(3);
      for (const [specifier, keys] of exported) {
        expect(keys.sort(), specifier).toEqual([...(names[specifier] ?? [])].sort());
      }
    });
  });
}

test('every version has SDK modules', () => {
  const manifest = readGenerated<SdkManifest>('sdk/manifest.json');
  expect(Object.keys(manifest).sort()).toEqual(
    readVersions()
      .map(({ folder }) => folder)
      .sort(),
  );
});

test.describe('a program', () => {
  async function startOtherHost() {
    const hits: string[] = [];
    const { address, close } = await serveLocally((request, response) => {
      hits.push(request.url ?? '');
      response.setHeader('Access-Control-Allow-Origin', '*').end('here');
    });
    return { hits, url: address, close };
  }

  test('reaches neither storage, cookies nor DOM of the site, nor any other host', async ({
    page,
    context,
  }) => {
    const other = await startOtherHost();
    await context.addCookies([{ name: 'secret', value: 'cookie', url: server().address }]);
    await openFramePage(page, server());
    await page.evaluate(() => localStorage.setItem('secret', 'stored'));
    // Check that the host records requests. Otherwise, the test would pass even if the program reached the host.
    await page.evaluate((url) => fetch(`${url}control`), other.url);
    await runProgram(
      page,
      newest,
      `
      const url = ${JSON.stringify(other.url)};
      const tries: [string, () => unknown][] = [
        ['storage', () => localStorage.getItem('secret') ?? 'nothing'],
        ['cookies', () => document.cookie || 'nothing'],
        ['dom', () => window.parent.document.title],
        ['frame element', () => window.frameElement ?? 'nothing'],
        ['fetch', () => fetch(url + 'fetch')],
        ['request', () => new Promise((resolve, reject) => {
          const request = new XMLHttpRequest();
          request.onload = () => resolve(request.responseText);
          request.onerror = () => reject(new Error('refused'));
          request.open('GET', url + 'xhr');
          request.send();
        })],
        ['image', () => new Promise((resolve, reject) => {
          const image = new Image();
          image.onload = resolve;
          image.onerror = () => reject(new Error('refused'));
          image.src = url + 'image';
        })],
        ['markup', () => new Promise((resolve) => {
          document.body.insertAdjacentHTML('beforeend', '<img src="' + url + 'markup">');
          setTimeout(() => resolve('nothing'), 300);
        })],
        ['beacon', () => navigator.sendBeacon(url + 'beacon') ? 'queued' : 'refused'],
        ['worker', () => new Promise((resolve) => {
          const code = 'fetch(' + JSON.stringify(url + 'worker') + ').then(() => postMessage("sent"), () => postMessage("nothing"))';
          const worker = new Worker(URL.createObjectURL(new Blob([code])));
          worker.onmessage = (event) => resolve(event.data);
        })],
        ['popup', () => window.open(url + 'popup') === null ? 'nothing' : 'opened'],
        ['inline script', () => new Promise((resolve) => {
          const script = document.createElement('script');
          script.textContent = 'globalThis.ran = true';
          document.head.append(script);
          setTimeout(() => resolve('ran' in globalThis ? 'ran' : 'nothing'), 50);
        })],
        ['module', () => import(/* @vite-ignore */ url + 'module')],
      ];
      for (const [name, attempt] of tries) {
        let outcome: string;
        try { outcome = String(await attempt()); } catch { outcome = 'refused'; }
        console.log(name + ': ' + outcome);
      }
      window.location.href = url + 'navigation';
      `,
    );
    await page.waitForTimeout(3000);
    expect(await programLog(page)).toEqual([
      'storage: nothing',
      'cookies: nothing',
      'dom: refused',
      'frame element: nothing',
      'fetch: refused',
      'request: refused',
      'image: refused',
      'markup: nothing',
      // The browser accepts the beacon, but the policy then blocks the request, so `other.hits` doesn't contain it.
      expect.stringMatching(/^beacon: /),
      'worker: nothing',
      // Chromium returns `null`, but Firefox throws an error.
      expect.stringMatching(/^popup: (nothing|refused)$/),
      'inline script: nothing',
      'module: refused',
    ]);
    expect(other.hits).toEqual(['/control']);
    await other.close();
  });

  test('can’t create a nested window, which could open peer connections', async ({ page }) => {
    await openFramePage(page, server());
    await runProgram(
      page,
      newest,
      `
      const xhtml = 'http://www.w3.org/1999/xhtml';
      const here = document.body;
      const tries: [string, () => unknown][] = [
        ['control', () => here.append(document.createElement('div'))],
        ['element', () => here.append(document.createElement('IFRAME'))],
        ['namespace', () => here.append(document.createElementNS(xhtml, 'x:embed'))],
        ['other document', () =>
          here.append(document.implementation.createHTMLDocument().createElement('iframe'))],
        ['markup', () => here.insertAdjacentHTML('beforeend', '<iframe></iframe>')],
        ['inner markup', () => { document.createElement('div').innerHTML = '<embed src=about:blank>'; }],
        ['fragment', () => here.append(document.createRange().createContextualFragment('<iframe>'))],
        ['shadow', () => { here.attachShadow({ mode: 'closed' }).innerHTML = '<iframe>'; }],
        ['parser', () => here.append(new DOMParser().parseFromString('<iframe>', 'text/html').body)],
        ['prefix', () => here.append(new DOMParser().parseFromString(
          '<x:iframe xmlns:x="' + xhtml + '"/>', 'application/xml').documentElement)],
        ['entity', () => here.append(new DOMParser().parseFromString(
          '<!DOCTYPE a [<!ENTITY e "&#60;iframe/>">]><a xmlns="' + xhtml + '">&e;</a>',
          'application/xml').documentElement)],
        ['unsafe parser', () => here.append(Document.parseHTMLUnsafe('<iframe>').body)],
        ['custom element', () => {
          class Frame extends HTMLIFrameElement {}
          customElements.define('own-frame', Frame, { extends: 'iframe' });
          here.append(new Frame());
        }],
        ['response', () => {
          const request = new XMLHttpRequest();
          request.responseType = 'document';
        }],
        ['write', () => document.write('<iframe></iframe>')],
      ];
      for (const [name, attempt] of tries) {
        let outcome = 'done';
        try { attempt(); } catch { outcome = 'refused'; }
        console.log(name + ': ' + outcome + ', ' + window.length);
      }
      console.log(typeof RTCPeerConnection);
      `,
    );
    await expect.poll(() => programLog(page)).toContain('undefined');
    const [control, ...rest] = await programLog(page);
    expect(control).toBe('control: done, 0');
    expect(rest).toHaveLength(15);
    expect(rest.filter((text) => !/^(?:[a-z ]+: refused, 0|undefined)$/.test(text))).toEqual([]);
  });

  test('that throws is reported with the file and line', async ({ page }) => {
    await openFramePage(page, server());
    await runProgram(
      page,
      newest,
      `interface Nothing { readonly here: string }
       const nothing = undefined as unknown as Nothing;

       nothing.here.trim();`,
    );
    expect(await waitForState(page, 'failed')).toEqual({
      type: 'failed',
      failure: {
        reason: 'program',
        message: expect.stringContaining('undefined') as unknown,
        file: 'program.ts',
        line: 4,
      },
    });
  });

  test('can import its own modules by a computed name, but no others', async ({ page }) => {
    await openFramePage(page, server());
    await runProgram(
      page,
      newest,
      `import { Vector3 } from 'three';
      const attempt = async (name: string) => {
        try {
          const module = await import(name);
          console.log(name.slice(0, 12) + ': ' + (module.Vector3 === Vector3) + ' ' + Object.keys(module).length);
        } catch (error) {
          console.log(String(error));
        }
      };
      await attempt('th' + 'ree');
      await attempt('./' + 'project');
      await attempt(URL.createObjectURL(new Blob(['export const a = 1;'], { type: 'text/javascript' })));
      await attempt('left-pad');
      await attempt('lil-gui');
      console.log('over');`,
    );
    await expect.poll(() => programLog(page)).toContain('over');
    expect(await programLog(page)).toEqual([
      expect.stringMatching(/^three: true \d{3}$/),
      expect.stringMatching(/^\.\/project: false \d+$/),
      expect.stringMatching(/^blob:null\/.*: false 1$/),
      expect.stringMatching(/TypeError: .*'?left-pad/),
      // The program imports `three` statically, but not `lil-gui`, so it can't import `lil-gui` by a computed name
      // either.
      expect.stringMatching(/TypeError: .*'?lil-gui/),
      'over',
    ]);
  });

  for (const [name, names] of [
    ['a package', 'three'],
    ['another package of the same file', '@cognite/reveal/tools'],
    ['the SDK', '@cognite/reveal'],
    ['its own file', './project'],
  ]) {
    test(`that imports a name missing from ${name} is reported with the line and that name`, async ({
      page,
    }) => {
      await openFramePage(page, server());
      await runProgram(
        page,
        newest,
        `import { Cognite3DViewer } from '@cognite/reveal';\n\nimport { Nothing } from '${names}';\nconsole.log(Nothing, Cognite3DViewer);`,
      );
      const { failure } = await waitForState(page, 'failed');
      expect(failure).toMatchObject({ reason: 'program', file: 'program.ts', line: 3 });
      expect(failure.message).toContain(`'${names}'`);
      expect(failure.message).toContain('Nothing');
      expect(failure.message).not.toContain('blob:');
    });
  }

  test('logs stack traces with file names instead of URLs', async ({ page }) => {
    await openFramePage(page, server());
    await runProgram(page, newest, `\nconsole.log(new Error('here').stack ?? '');`);
    await expect.poll(() => programLog(page)).toHaveLength(1);
    expect((await programLog(page))[0]).toMatch(/program\.ts:2:\d+/);
  });

  test('with an unknown model fails with the service’s error message', async ({ page }) => {
    await openFramePage(page, server());
    await runProgram(
      page,
      newest,
      exampleSource(newest, 'cad-basic').replace(
        'addModel(plant)',
        'addModel({ modelId: 7, revisionId: 8 })',
      ),
    );
    const { failure } = await waitForState(page, 'failed');
    expect(failure).toMatchObject({ reason: 'program' });
    expect(failure.message).toMatch(/8|not found|exist/i);
  });

  test('that requests an endpoint missing from the demo project gets an error, and is recorded', async ({
    page,
    unknownEndpoints,
  }) => {
    await openFramePage(page, server());
    await runProgram(
      page,
      newest,
      `import { client } from './project';
       await client.get('/api/v1/projects/demo/timeseries');`,
    );
    const { failure } = await waitForState(page, 'failed');
    expect(failure.message).toContain('no endpoint GET /api/v1/projects/demo/timeseries');
    // Empty the list, because the test fails if the list contains a request at the end.
    expect(unknownEndpoints.splice(0)).toEqual(['GET /api/v1/projects/demo/timeseries']);
  });

  test('that imports an unknown package gets an error that lists the known ones', async ({
    page,
  }) => {
    await openFramePage(page, server());
    await runProgram(page, newest, "import 'left-pad';");
    const { failure } = await waitForState(page, 'failed');
    expect(failure.reason).toBe('module');
    expect(failure.message).toContain('"left-pad"');
    expect(failure.message).toContain('@cognite/reveal');
  });

  test('provides a picture, which the page encodes at the size of the stage', async ({ page }) => {
    await openFramePage(page, server());
    await runProgram(page, newest, exampleSource(newest, 'cad-basic'));
    await waitForState(page, 'running');
    // The stage is smaller than the picture that the frame sends, so the page must scale the picture down.
    await page.addStyleTag({
      content: '#stage { width: 320px !important; height: 180px !important }',
    });
    const bytes = await page.evaluate(async () => {
      const picture = await window.framePage.session?.takePicture();
      return [...new Uint8Array((await picture?.arrayBuffer()) ?? new ArrayBuffer(0))];
    });
    const picture = Buffer.from(bytes);
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 180,
    });
    const shares = await colorShares(picture);
    expect(shares.filter((share) => share >= 0.01).length).toBeGreaterThanOrEqual(3);
  });

  test('that loses its graphics context fails with that reason', async ({ page }) => {
    await openFramePage(page, server());
    await runProgram(page, newest, exampleSource(newest, 'cad-basic'));
    await waitForState(page, 'running');
    await programFrame(page).evaluate(() => {
      const canvas = document.querySelector('canvas');
      canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    });
    expect((await waitForState(page, 'failed')).failure.reason).toBe('contextLost');
  });
});

test.describe('a file of the site', () => {
  const missing = [
    {
      what: 'a module that is missing',
      pattern: '**/sdk/reveal-*',
      reason: 'module',
      word: /was not found/,
    },
    {
      what: 'data that is missing',
      pattern: '**/demo/**/scene.json',
      reason: 'data',
      word: /was not found/,
    },
  ];
  for (const { what, pattern, reason, word } of missing) {
    test(`${what} is reported, as an update of the site for 404 and as a failure for 503`, async ({
      page,
    }) => {
      await openFramePage(page, server());
      for (const [status, told] of [
        [404, 'updated'],
        [503, reason],
      ] as const) {
        await page.route(pattern, (route) => route.fulfill({ status, body: '' }));
        await runProgram(page, newest, exampleSource(newest, 'cad-basic'));
        const { failure } = await waitForState(page, 'failed');
        expect(failure.reason).toBe(told);
        expect(failure.message).toMatch(status === 404 ? word : /status 503/);
      }
    });
  }

  test('truncated data is reported as damaged', async ({ page }) => {
    await openFramePage(page, server());
    await page.route('**/demo/**/*.glb', (route) =>
      route.fulfill({ status: 200, body: Buffer.alloc(100) }),
    );
    await runProgram(page, newest, exampleSource(newest, 'cad-basic'));
    const { failure } = await waitForState(page, 'failed');
    expect(failure).toMatchObject({ reason: 'data' });
    expect(failure.message).toMatch(/damaged: received 100 of \d+ bytes/);
  });

  test('a module that failed to load is requested again on the next start', async ({ page }) => {
    await openFramePage(page, server());
    await page.route('**/sdk/three-*', (route) => route.abort(), { times: 1 });
    await runProgram(page, newest, exampleSource(newest, 'cad-basic'));
    expect((await waitForState(page, 'failed')).failure.reason).toBe('module');
    await runProgram(page, newest, exampleSource(newest, 'cad-basic'));
    expect(await waitForState(page, 'running', 'failed')).toMatchObject({ type: 'running' });
  });
});
