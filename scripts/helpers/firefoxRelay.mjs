#!/usr/bin/env node
/**
 * Starts the Firefox at `FIREFOX_PATH` with the arguments from Playwright, and relays WebSocket messages between the
 * two. Changes messages only in two cases:
 *
 * - Playwright opens every context with `emulation.setMediaFeaturesOverride`, which Firefox before 154 doesn't support.
 *   The relay turns that error into a success. `tests/e2e/firefoxPage.ts` handles tests that emulate media features.
 * - Playwright drops downloads without an ID or a navigation, such as links to blobs. The relay adds an ID.
 *
 * This file is JavaScript, because Playwright starts it as a browser.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const command = 'emulation.setMediaFeaturesOverride';
const download = '"method":"browsingContext.download';
/** Maximum length of the messages to inspect, in bytes. All messages to change are shorter. */
const longestError = 65_535;

/**
 * Returns the message for Playwright that replaces a message from Firefox. Pure.
 *
 * @param {string} message
 * @returns {string}
 */
export function relayed(message) {
  if (message.includes(command)) {
    const { type, id, error } = JSON.parse(message);
    const isMissing = type === 'error' && error === 'unknown command';
    return isMissing ? JSON.stringify({ type: 'success', id, result: {} }) : message;
  }
  if (message.startsWith(`{"type":"event",${download}`)) {
    const event = JSON.parse(message);
    // Each blob has a unique URL, which is the same when its download starts and ends.
    event.params.download ??= event.params.navigation ?? event.params.url;
    return JSON.stringify(event);
  }
  return message;
}

/**
 * Finds the complete WebSocket frames at the start of a server's data. Returns, for each frame, its start and the start
 * and end of its payload. Pure.
 *
 * @param {Buffer} bytes
 * @returns {{ start: number, payload: number, end: number, isText: boolean }[]}
 */
export function wholeFrames(bytes) {
  const frames = [];
  for (let start = 0; start + 2 <= bytes.length;) {
    const short = bytes.readUInt8(start + 1) & 0x7f;
    const sizeBytes = short === 126 ? 2 : short === 127 ? 8 : 0;
    const payload = start + 2 + sizeBytes;
    if (payload > bytes.length) break;
    const size =
      sizeBytes === 0
        ? short
        : sizeBytes === 2
          ? bytes.readUInt16BE(start + 2)
          : Number(bytes.readBigUInt64BE(start + 2));
    const end = payload + size;
    if (end > bytes.length) break;
    // The first byte of a text message in a single frame is 0x81.
    frames.push({ start, payload, end, isText: bytes.readUInt8(start) === 0x81 });
    start = end;
  }
  return frames;
}

/**
 * Returns the WebSocket frame in which a server sends a text message of up to 65,535 bytes. Pure.
 *
 * @param {string} text
 * @returns {Buffer}
 */
export function textFrame(text) {
  const payload = Buffer.from(text);
  const head = Buffer.from([0x81, 126, 0, 0]);
  head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}

/** Forwards Firefox's data to the client: first the handshake response, then frames. */
function answerer(client) {
  let waiting = Buffer.alloc(0);
  let hasShaken = false;
  return (chunk) => {
    waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    if (!hasShaken) {
      const end = waiting.indexOf('\r\n\r\n');
      if (end === -1) return;
      hasShaken = true;
      client.write(waiting.subarray(0, end + 4));
      waiting = waiting.subarray(end + 4);
    }
    let sent = 0;
    for (const { start, payload, end, isText } of wholeFrames(waiting)) {
      if (isText && end - payload <= longestError) {
        client.write(textFrame(relayed(waiting.toString('utf8', payload, end))));
      } else {
        client.write(waiting.subarray(start, end));
      }
      sent = end;
    }
    waiting = waiting.subarray(sent);
  };
}

/** Listens on a free port, and forwards connections to Firefox on `port`. Resolves with the free port. */
function relay(port) {
  const server = net.createServer((client) => {
    const firefox = net.connect(port, '127.0.0.1');
    // The handshake contains the relay's address, but Firefox accepts only its own address.
    client.once('data', (first) => {
      firefox.write(
        first.toString('latin1').replace(/^Host: .*$/m, `Host: 127.0.0.1:${port}`),
        'latin1',
      );
      client.pipe(firefox);
    });
    firefox.on('data', answerer(client));
    for (const [one, other] of [
      [client, firefox],
      [firefox, client],
    ]) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.end());
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server.address().port));
  });
}

/**
 * Starts a display that closes when this program exits. Resolves with the display's number, or with undefined if Xvfb
 * isn't installed.
 */
function openDisplay() {
  const args = ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', '1920x1080x24'];
  const display = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  process.on('exit', () => display.kill());
  return new Promise((resolve) => {
    display.on('error', () => resolve(undefined));
    display.on('exit', () => resolve(undefined));
    display.stdio[3].once('data', (number) => resolve(String(number).trim()));
  });
}

/**
 * Makes the windows of a new profile larger than the pages in tests, because parts of a page outside the window don't
 * receive mouse events. Firefox's default window is only 1280 pixels wide.
 */
// cspell:ignore sizemode xulstore
function enlargeWindows(args) {
  const at = args.indexOf('--profile');
  if (at === -1) return;
  const windows = { 'main-window': { width: '2000', height: '1400', sizemode: 'normal' } };
  const store = { 'chrome://browser/content/browser.xhtml': windows };
  fs.writeFileSync(path.join(args[at + 1], 'xulstore.json'), JSON.stringify(store));
}

async function main() {
  enlargeWindows(process.argv);
  // Without a display, Firefox doesn't support WebGL, not even in headless mode with a software renderer.
  const needsDisplay = process.platform === 'linux' && !process.env.DISPLAY;
  const number = needsDisplay ? await openDisplay() : undefined;
  const browser = spawn(process.env.FIREFOX_PATH, process.argv.slice(2), {
    stdio: ['inherit', 'inherit', 'pipe'],
    env: number === undefined ? process.env : { ...process.env, DISPLAY: `:${number}` },
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => browser.kill(signal));
  }
  browser.on('exit', (code) => process.exit(code ?? 1));
  browser.stderr.setEncoding('utf8');
  browser.stderr.on('data', (text) => {
    const [line, port] = /WebDriver BiDi listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(text) ?? [];
    if (line === undefined) return void process.stderr.write(text);
    void relay(Number(port)).then((own) => {
      process.stderr.write(text.replace(line, line.replace(port, own)));
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
