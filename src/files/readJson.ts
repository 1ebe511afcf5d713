import fs from 'node:fs';

/** What a JSON file holds, taken to have the shape `T`. Throws, naming the file, when it is not there or not JSON. */
export function readJson<T>(file: string): T {
  const text = fs.readFileSync(file, 'utf8');
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${String(cause)}`, { cause });
  }
}
