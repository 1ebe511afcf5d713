import { describe, expect, it } from 'vitest';
import { explanations, reasons } from '../../../../packages/agent-tools/src/explain';
import { bestMatch, templatePattern } from '../../../../packages/agent-tools/src/explain/match';
import { readMessages } from '../../../../src/plugins/agentTools/generate';
import { readApiIndex } from '@reveal-docs/api-reference/names';
import { readVersions } from '@reveal-docs/versions';

const versions = readVersions();
const texts = [
  ...new Set(versions.flatMap((version) => readMessages(version).map(({ text }) => text))),
];

describe('messages of the SDK', () => {
  it('are found in every release', () => {
    for (const version of versions) {
      expect(readMessages(version).length, version.label).toBeGreaterThan(50);
    }
  });

  it('have an explanation, or a reason for having none', () => {
    const missing = texts.filter(
      (text) =>
        bestMatch(text, explanations, ({ message }) => message) === undefined &&
        !reasons.some(({ pattern }) => pattern.test(text)),
    );
    expect(missing).toEqual([]);
  });

  it('match every listed reason', () => {
    const unused = reasons.filter(({ pattern }) => !texts.some((text) => pattern.test(text)));
    expect(unused).toEqual([]);
  });
});

/** Messages that browsers and three.js print because of the SDK, and messages from the SDK's assertions. */
const others = [
  'false == true',
  'Invalid data, format version 2.0.0 requires at least 7 numbers',
  'Invalid data, number of vertices must be at least 3',
  'Invalid data, out of bounds',
  'WARNING: Multiple instances of Three.js being imported.',
  'Error creating WebGL context',
  'Too many active WebGL contexts. Oldest context will be lost.',
  'process is not defined',
];

describe('explanations', () => {
  it('are about messages that exist in a release', () => {
    const unused = explanations.filter(
      ({ message }) =>
        !others.includes(message) && !texts.some((text) => templatePattern(message).test(text)),
    );
    expect(unused).toEqual([]);
  });

  it('mention methods that exist in a release', () => {
    const members = new Set(
      versions.flatMap(({ folder }) =>
        Object.values(readApiIndex(folder).symbols).flatMap(({ name, members: own }) => [
          name,
          ...Object.keys(own),
        ]),
      ),
    );
    const called = explanations.flatMap(({ cause, fix }) =>
      [...`${cause} ${fix}`.matchAll(/`(?:\w+\.)*(\w+)\(\)`/g)].map(([, name = '']) => name),
    );
    expect(called.length).toBeGreaterThan(20);
    expect(called.filter((name) => !members.has(name))).toEqual([]);
  });
});
