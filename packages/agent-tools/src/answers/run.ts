import { countOf } from '@reveal-docs/shared/countOf';
import fs from 'node:fs';
import path from 'node:path';
import type { RunRequest } from '../run/events';
import type { ConsoleLine, Outcome, RunError, RunReport } from '../run/record';
import type { ToolsVersion } from '../data';
import { InputError, type Answer, type Input, type Tools } from './answer';
import { readFiles, targetOf, withProject } from './program';

const defaultSeconds = 60;
const mostSeconds = 3600;
const shortCount = 20;
/** Maximum length of a console line in a short answer, in characters. */
const lineLength = 300;

function checkSeconds(seconds: number): number {
  if (seconds >= 1 && seconds <= mostSeconds) return seconds;
  throw new InputError(`The time limit must be from 1 to ${mostSeconds} seconds.`);
}

/**
 * Returns the picture's absolute path. Throws if its folder doesn't exist, so that users see the error before the run.
 */
function readPicture(cwd: string, name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  if (!name.endsWith('.png')) throw new InputError(`The picture "${name}" must end with .png.`);
  const file = path.resolve(cwd, name);
  if (fs.existsSync(path.dirname(file))) return file;
  throw new InputError(`The folder for "${name}" doesn't exist. Create the folder first.`);
}

const outcomes: Readonly<Record<Outcome, string>> = {
  complete: 'The picture is complete',
  noViewer: 'The program finished without a viewer',
  failed: 'The program failed',
  deadline: 'The program was still loading or running at the time limit',
};

function place({ file, line }: ConsoleLine | RunError): string {
  return file === undefined ? '' : ` (${file}${line === undefined ? '' : `:${line}`})`;
}

function consoleLine(line: ConsoleLine): string {
  const from = line.source === 'sdk' ? ' from the SDK' : '';
  return `${line.level}${from}${place(line)}: ${line.text}`;
}

function requestLine({ method, url, status, reason }: RunRequest): string {
  return `${method} ${url} ${status ?? `no response: ${reason ?? ''}`}`;
}

/** Shortens a URL. Removes the demo project's address, and replaces the path of a model's file with `*`. */
function shortUrl(url: string): string {
  return url
    .replace(/^https:\/\/[^/]+\/api\/v1\/projects\/demo\//, '')
    .replace(/^(3d\/files\/\d+)\/.*/, '$1/*');
}

function shortRequest(request: RunRequest): string {
  return requestLine({ ...request, url: shortUrl(request.url) });
}

function merged(lines: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, number]) => (number > 1 ? `${line} (${number} times)` : line));
}

/**
 * Formats lines as a list with a title. If `hint` is defined, shortens the list, and adds the hint if lines were
 * omitted.
 */
function list(title: string, lines: readonly string[], hint: string | undefined): string[] {
  if (lines.length === 0) return [];
  const shown = hint === undefined ? lines : lines.slice(0, shortCount);
  const cut = (line: string) =>
    hint !== undefined && line.length > lineLength ? `${line.slice(0, lineLength)}…` : line;
  const left = lines.length - shown.length;
  return [
    `${title}:`,
    ...shown.map((line) => `- ${cut(line)}`),
    ...(left > 0 ? [`- … ${left} more: \`${hint}\``] : []),
  ];
}

function describe(
  report: RunReport,
  { release, label }: ToolsVersion,
  picture: string | undefined,
  hint: string | undefined,
): string {
  const { outcome, viewers, models, camera, requests } = report;
  const vector = (values: readonly number[]) => values.map((value) => value.toFixed(2)).join(', ');
  return [
    `${outcomes[outcome]}: @cognite/reveal ${release} (${label}), ${countOf(viewers, 'viewer')}, ${countOf(models, 'model')}, ${countOf(requests.length, 'request')}.`,
    ...list(
      'Errors',
      report.errors.map((error) => `${error.message}${place(error)}`),
      hint,
    ),
    ...list('Console', merged(report.console.map(consoleLine)), hint),
    ...list(
      'Requests',
      merged(requests.map(hint === undefined ? requestLine : shortRequest)),
      hint,
    ),
    ...(camera === undefined
      ? []
      : [`Camera: position ${vector(camera.position)}; target ${vector(camera.target)}.`]),
    ...(picture === undefined ? [] : [picture]),
  ].join('\n');
}

/** Runs a program with the demo project, and with the same limits as on the site. */
export async function run(tools: Tools, input: Input): Promise<Answer> {
  const program = readFiles(tools, input, 'run <file.ts …>');
  const seconds = checkSeconds(input.timeout ?? defaultSeconds);
  const pictureFile = readPicture(tools.cwd, input.picture);
  const version = targetOf(tools, input, program.folder);
  const { report, picture } = await tools.run({
    folder: version.folder,
    files: withProject(program.files, tools.library, version),
    seconds,
    withPicture: pictureFile !== undefined,
  });
  if (pictureFile !== undefined && picture !== undefined) fs.writeFileSync(pictureFile, picture);
  const isGood =
    (report.outcome === 'complete' || report.outcome === 'noViewer') && report.errors.length === 0;
  const negative = isGood ? {} : { isNegative: true as const };
  if (input.json) {
    const { folder, release } = version;
    const saved = picture === undefined ? null : (input.picture ?? null);
    const fields = { version: folder, release, ...report, picture: saved };
    return { text: JSON.stringify(fields, null, 2), ...negative };
  }
  const pictureLine =
    pictureFile === undefined
      ? undefined
      : `Picture: ${picture === undefined ? "none, because the page didn't render anything." : input.picture}`;
  const hint = input.more ? undefined : tools.option('more');
  return { text: describe(report, version, pictureLine, hint), ...negative };
}
