import { describe, expect, it } from 'vitest';
import { explain } from '../../src/answers/explain';
import { bestMatch, templatePattern } from '../../src/explain/match';
import { createTools, input } from '../fixtures';

const tools = await createTools();

describe('explain', () => {
  it('returns the cause and fix of a message in a stack', () => {
    const stack = 'Uncaught Error: Model is not added to viewer\n    at a (index.js:1:2)';
    const { text, isNegative } = explain(tools, input(stack));
    expect(isNegative).toBeUndefined();
    expect(text).toContain('@cognite/reveal 4.29.0 (4.x) throws this message.');
    expect(text).toMatch(/Cause: .+\nFix: .*viewer\.models/);
    expect(text).not.toContain('Related');
  });

  it('finds a message with variable parts, and shows related sections with `more`', () => {
    const words = 'Image set with id=plant-1 has already been added';
    expect(explain(tools, input(words)).text).toContain('Fix: Get the set from');
    expect(
      explain(tools, input('Error creating WebGL context: hovering', { more: true })).text,
    ).toContain('Related sections:\n1. Events');
  });

  it('says that a message is from an internal check of the viewer', () => {
    const words = 'Attempted to register already registered node (tree index 7)';
    expect(explain(tools, input(words)).text).toContain('internal check in the viewer');
  });

  it('names the version that has the message', () => {
    const words = 'Attempted to register already registered node (tree index 7)';
    expect(explain(tools, input(words, { version: '3.x' }))).toMatchObject({
      text: expect.stringContaining(
        "3.x (3.3.0) doesn't contain this message, but 4.x (4.29.0) does.",
      ),
      isNegative: true,
    });
  });

  it('says that a message comes from elsewhere', () => {
    expect(explain(tools, input('fetch failed'))).toMatchObject({
      text: expect.stringContaining('The message comes from CDF, the browser or another package.'),
      isNegative: true,
    });
  });

  it('omits pages that the version doesn’t have', () => {
    const words = 'Failed to load sector';
    expect(explain(tools, input(words)).text).not.toContain('Page:');
  });
});

describe('message templates', () => {
  it('match any text in one line in place of …', () => {
    expect(templatePattern('Failed to find … in schema').test('Failed to find X in schema')).toBe(
      true,
    );
    expect(
      templatePattern('Failed to find … in schema').test('Failed to find X\nor Y in schema'),
    ).toBe(false);
  });

  it('match only whole messages if they are short', () => {
    expect(templatePattern('Not supported').test('Error: Not supported')).toBe(true);
    expect(templatePattern('Not supported').test('Error: Not supported for points')).toBe(false);
  });

  it('with the longest fixed text are preferred', () => {
    const found = bestMatch(
      'the model is not added to it',
      ['model is', 'model is not added to', 'a'],
      (text) => text,
    );
    expect(found).toBe('model is not added to');
  });
});
