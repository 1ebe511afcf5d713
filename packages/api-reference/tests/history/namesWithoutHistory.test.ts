import { expect, it } from 'vitest';
import type { ApiDescription } from '../../src/pages/descriptions';
import type { Surface } from '../../src/changes/surface';
import { namesWithoutHistory } from '../../src/history/namesWithoutHistory';

const name = (value: string, parts: Partial<ApiDescription> = {}): ApiDescription => ({
  name: value,
  text: '',
  ours: '',
  isOptional: false,
  isProtected: false,
  hasType: true,
  ...parts,
});
const oldest = { A: { members: { old: {} } } } as unknown as Surface;
const added = { type: 'added', after: '1.0.0', by: '2.0.0' } as const;
const history = { 'A.late': [{ ...added, name: 'A.late' }], B: [{ ...added, name: 'B' }] };

it('lists names without an event that the oldest release lacks, unless their symbol has one', () => {
  const names = ['A', 'A.old', 'A.late', 'A.constructor', 'A.toString', 'B', 'B.member', 'C'];
  const described = [
    ...names.map((value) => name(value)),
    name('A.base', { inherits: 'B.base' }),
    name('A.inner', { isProtected: true }),
  ];
  expect(namesWithoutHistory(described, history, oldest)).toEqual(['A.toString', 'C']);
});
