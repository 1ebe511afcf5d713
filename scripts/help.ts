/** `npm run help`: prints every command with one line each. */
import { main } from './helpers/run';

/** All scripts of package.json, grouped by who needs them. A unit test compares both lists. */
export const commands = {
  use: {
    start: 'builds the site, serves it and prints the address',
    test: 'runs what has to pass before a merge, in at most 20 minutes on two cores',
    dev: 'serves pages with hot reload; DOCS_VERSIONS=next limits it to one version',
    build:
      'builds the static site in build/; -- --zip also makes copies for networks without internet',
    demo: 'serves the demo project over HTTP, as a stand-in for Cognite Data Fusion',
    help: 'prints this list',
  },
  write: {
    check: 'checks only what changed since main, in under a minute',
    'example:new': 'adds an example: its program, page, scenario and pictures',
    'docs:fix': 'carries a change of a page in docs/ to all older versions',
    'docs:cut': 'makes a version of Next',
    'docs:drop': 'drops the oldest version',
    'sdk:next': 'moves Next to another SDK release and prints what that changes',
    statements: 'runs statements about the SDK and records their results',
  },
  maintain: {
    'test:all': 'runs every other suite of tests; -- --list shows them',
    lint: 'checks code, styles, wording, spelling and format',
    format: 'repairs what lint can repair by itself',
    serve: 'serves build/ as a host of the site should; -- --port 8080',
    bench: 'measures sizes, times and memory, and prints tables',
    'check:statements': 'counts which sentences rest on statements',
    'check:tasks': 'checks whether programs do what the tasks ask for',
  },
} as const;

if (require.main === module)
  main(async () => {
    for (const [group, list] of Object.entries(commands)) {
      console.log(`\n${group[0]?.toUpperCase()}${group.slice(1)}`);
      for (const [name, description] of Object.entries(list)) {
        const command = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
        console.log(`  ${command.padEnd(26)}${description}`);
      }
    }
    console.log(
      '\nEverything else is in scripts/: npx tsx scripts/<file>.ts. CONTRIBUTING.md says when.',
    );
  });
