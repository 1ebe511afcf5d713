/** Links that try to freeze or break the page, or to show content that links must not show. */
import { deflateSync } from 'node:zlib';
import { latest } from '../../fixtures/workbench';
import type { Attack } from './attack';

interface LinkAttack extends Attack {
  /** Fragment of the URL, including the `#`. */
  readonly hash: string;
  /** `original`: a template and a message. `code`: the linked code and its notice. */
  readonly shows: 'original' | 'code';
}

const prefix = '#example=';

function pack(bytes: Uint8Array | string): string {
  return prefix + deflateSync(bytes, { level: 9 }).toString('base64url');
}

/** Returns a link to code, created without the site's own checks. */
function code(source: string, file = 'cad-basic.ts'): string {
  return pack(
    JSON.stringify({ name: 'cad-basic', folder: latest.folder, files: { [file]: source } }),
  );
}

/** A link to a harmless program that almost reaches the maximum length. */
export const harmlessHash = code('const sum = 1 + 2;\n'.repeat(1900));

function json(value: unknown): string {
  return pack(JSON.stringify(value));
}

const base = { name: 'cad-basic', folder: latest.folder };
const limits = 'src/components/Example/share.ts#if (isTooLarge(sizeOf(files)))';
const unpacked = 'src/components/Example/share.ts#if (length > limit)';
const schema = 'src/components/Example/share.ts#v.parse(sharedSchema';
const filesSchema = 'src/components/Example/filesSchema.ts#filesSchema =';
const codeBlock = 'src/components/Example/limits.ts#maxLines = 2000';

export const linkAttacks: readonly LinkAttack[] = [
  {
    name: '160,000 lines in 796 characters',
    defends: limits,
    before: 'succeeded',
    hash: code('\n'.repeat(160_000)),
    shows: 'original',
  },
  {
    name: '2,001 lines',
    defends: limits,
    before: 'succeeded',
    hash: code('x\n'.repeat(2000)),
    shows: 'original',
  },
  {
    name: '60,001 bytes in one line',
    defends: limits,
    before: 'succeeded',
    hash: code('x'.repeat(60_001)),
    shows: 'original',
  },
  {
    name: 'six megabytes that are all the same',
    defends: unpacked,
    before: 'held',
    hash: pack('x'.repeat(5_800_000)),
    shows: 'original',
  },
  {
    name: 'more than 8,000 characters',
    defends: 'src/components/Example/share.ts#if (hash.length > maxLinkLength)',
    before: 'held',
    hash: prefix + 'A'.repeat(7992),
    shows: 'original',
  },
  {
    name: 'a megabyte of address',
    defends: 'src/components/Example/share.ts#if (hash.length > maxLinkLength)',
    before: 'succeeded',
    hash: prefix + 'A'.repeat(1_000_000),
    shows: 'original',
  },
  {
    name: 'the most lines that are shown',
    defends: codeBlock,
    before: 'held',
    hash: code('x;\n'.repeat(1900)),
    shows: 'code',
  },
  {
    name: 'the longest line that is shown',
    defends: 'src/components/Example/limits.ts#maxBytes = 60_000',
    before: 'held',
    hash: code('x'.repeat(59_000)),
    shows: 'code',
  },
  {
    name: 'brackets 25,000 deep',
    defends: 'src/components/Example/limits.ts#maxBytes = 60_000',
    before: 'held',
    hash: code('('.repeat(25_000) + ')'.repeat(25_000)),
    shows: 'code',
  },
  {
    name: 'text that makes patterns of highlighters go back and forth',
    defends: 'src/components/CodeParts/tokens.ts#function plainLine',
    before: 'held',
    hash: code('`${'.repeat(9000) + '/*'.repeat(6000) + '<a '.repeat(5000)),
    shows: 'code',
  },
  {
    name: '29,000 tokens in one line',
    defends: 'src/components/CodeParts/tokens.ts#function plainLine',
    before: 'held',
    hash: code('1;'.repeat(29_000)),
    shows: 'code',
  },
  {
    name: '19,000 characters that reorder text',
    defends: 'src/components/CodeParts/VisibleText.tsx#maxElements',
    before: 'held',
    hash: code('\u202e'.repeat(19_000)),
    shows: 'code',
  },
  {
    name: '1,900 lines, each with characters that reorder text',
    defends: 'src/components/Example/marks.ts#maxMarks',
    before: 'held',
    hash: code('\u202e\u2066\u2069\n'.repeat(1900)),
    shows: 'code',
  },
  {
    name: 'a file by the name of a prototype',
    defends: filesSchema,
    before: 'held',
    hash: pack(
      `{"name":"cad-basic","folder":"${latest.folder}","files":{"__proto__":"x","constructor":"y","cad-basic.ts":"z"}}`,
    ),
    shows: 'code',
  },
  {
    name: 'a prototype for the whole',
    defends: schema,
    before: 'held',
    hash: pack(
      `{"__proto__":{"name":"cad-basic","folder":"${latest.folder}","files":{"cad-basic.ts":"z"}}}`,
    ),
    shows: 'original',
  },
  {
    name: 'files that are a list',
    defends: filesSchema,
    before: 'succeeded',
    hash: json({ ...base, files: ['x'] }),
    shows: 'original',
  },
  {
    name: 'files that are a text',
    defends: filesSchema,
    before: 'held',
    hash: json({ ...base, files: 'x' }),
    shows: 'original',
  },
  {
    name: 'files that are null',
    defends: filesSchema,
    before: 'held',
    hash: json({ ...base, files: null }),
    shows: 'original',
  },
  {
    name: 'a file that is a number',
    defends: filesSchema,
    before: 'held',
    hash: json({ ...base, files: { 'cad-basic.ts': 3 } }),
    shows: 'original',
  },
  {
    name: 'a file that is an object',
    defends: filesSchema,
    before: 'held',
    hash: json({ ...base, files: { 'cad-basic.ts': {} } }),
    shows: 'original',
  },
  {
    name: '30 files',
    defends: filesSchema,
    before: 'succeeded',
    hash: json({
      ...base,
      files: Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`${i}`, ''])),
    }),
    shows: 'original',
  },
  {
    name: 'a name of 50,000 characters',
    defends: schema,
    before: 'succeeded',
    hash: json({ ...base, name: 'x'.repeat(50_000), files: {} }),
    shows: 'original',
  },
  {
    name: 'a name that is an object',
    defends: schema,
    before: 'held',
    hash: json({ ...base, name: {}, files: {} }),
    shows: 'original',
  },
  {
    name: 'a camera that is nowhere',
    defends: 'src/components/Example/share.ts#const sharedCamera',
    before: 'held',
    hash: json({ ...base, files: {}, camera: { position: [null, 0, 0], target: [0, 0, 0] } }),
    shows: 'original',
  },
  {
    name: 'a camera of texts',
    defends: 'src/components/Example/share.ts#const sharedCamera',
    before: 'held',
    hash: json({ ...base, files: {}, camera: { position: 'abc', target: 'abc' } }),
    shows: 'original',
  },
  {
    name: 'a camera beyond all numbers',
    defends: 'src/components/Example/share.ts#v.finite()',
    before: 'succeeded',
    hash: pack(
      `{"name":"cad-basic","folder":"${latest.folder}","files":{"cad-basic.ts":"x"},"camera":{"position":[1e999,0,0],"target":[0,0,0]}}`,
    ),
    shows: 'original',
  },
  {
    name: 'JSON that is null',
    defends: schema,
    before: 'held',
    hash: json(null),
    shows: 'original',
  },
  {
    name: 'JSON that is a list of lists, 20,000 deep',
    defends: schema,
    before: 'held',
    hash: pack('['.repeat(20_000) + ']'.repeat(20_000)),
    shows: 'original',
  },
  {
    name: 'no JSON',
    defends: schema,
    before: 'held',
    hash: pack('<script>alert(1)</script>'),
    shows: 'original',
  },
  {
    name: 'no text',
    defends: schema,
    before: 'held',
    hash: pack(new Uint8Array([0xff, 0xfe, 0x80, 0x81])),
    shows: 'original',
  },
  { name: 'nothing', defends: schema, before: 'held', hash: prefix, shows: 'original' },
  {
    name: 'letters that are no base64',
    defends: schema,
    before: 'held',
    hash: `${prefix}%%%💥`,
    shows: 'original',
  },
  {
    name: 'base64 of what is not compressed',
    defends: schema,
    before: 'held',
    hash: prefix + Buffer.from('{"name":"cad-basic"}').toString('base64url'),
    shows: 'original',
  },
  {
    name: 'a link that was cut',
    defends: schema,
    before: 'held',
    hash: code("console.log('cut');").slice(0, -6),
    shows: 'original',
  },
  {
    name: 'code that ends the element it is shown in',
    defends: 'src/components/CodeParts/VisibleText.tsx#return text;',
    before: 'held',
    hash: code(
      "</code></pre><img src=x onerror='window.hacked = 1'><script>window.hacked = 1</script>",
    ),
    shows: 'code',
  },
];
