import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootDir } from '@reveal-docs/versions';
import { readExcuses } from '../src/read';

const excuses = readExcuses();

describe('excuses', () => {
  it('name the evidence if their reason is code or a test', () => {
    const refers = /\b(code shows|scenario|tests?)\b/;
    const without = excuses.filter(
      ({ reason, evidence }) => refers.test(reason) !== (evidence !== undefined),
    );
    expect(excuses.filter(({ evidence }) => evidence !== undefined).length).toBeGreaterThan(18);
    expect(without).toEqual([]);
  });

  it.each(excuses.flatMap(({ evidence }) => evidence ?? []))(
    '$file contains: $text',
    (evidence) => {
      const { file, text } = evidence;
      expect(fs.readFileSync(path.join(rootDir, file), 'utf8')).toContain(text);
    },
  );
});
