import { main } from './helpers/run';

/** All commands, grouped by purpose. A unit test compares them with the scripts in package.json. */
export const commands = {
  use: {
    start: 'builds the site, serves it and prints the URL',
    test: 'runs all checks that must pass before a merge, in at most 20 minutes on two cores',
    dev: 'serves pages with hot reload; DOCS_VERSIONS=next limits it to one version',
    build:
      'builds the static site in build/; -- --zip also creates zip files for networks without internet access',
    demo: 'serves the demo project over HTTP, as a stand-in for Cognite Data Fusion',
    help: 'prints this list',
  },
  write: {
    check: 'checks only files that differ from main, in under a minute',
    'example:new': 'adds an example: its program, page, scenario and pictures',
    'docs:fix': 'copies a change to a page in docs/ to all older versions',
    'docs:cut': 'creates a version from Next',
    'docs:drop': 'removes the oldest version',
    'sdk:next': 'moves Next to another SDK release and prints what changes',
    statements: 'runs the programs of the statements about the SDK and records their results',
  },
  maintain: {
    'test:all': 'runs all other test suites; -- --list shows them',
    lint: 'checks code, styles, wording, spelling and formatting',
    format: 'fixes formatting and lint problems automatically',
    serve:
      'serves build/ with the headers and redirects of a real host; -- --port 8080 sets the port',
    bench: 'measures sizes, times and memory',
    prepare: "installs the Git hook that checks commit subjects; npm doesn't run it automatically",
    'check:tasks': 'checks answers to the tasks in tasks/',
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
      '\nTo run any other script in scripts/: npx tsx scripts/<file>.ts. CONTRIBUTING.md explains when to use each script.',
    );
  });
