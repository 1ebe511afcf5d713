/** Attempts to get what the reader types into the form for their own project. */
import type { Attack } from './attack';
import type { Bench } from './exampleBench';

/** What an attack finds: all that its frame got says `got: …` in the console. */
interface FormAttack extends Attack {
  run(bench: Bench): Promise<string | undefined>;
}

const ends = 'src/components/Example/page.ts#example.endRun();';
const closes = 'src/components/Example/page.ts#otherStarts()';

/** Demo code that takes the focus every 30 ms and reports what is typed and pasted. */
const focusThief = `const field = document.createElement('textarea');
document.body.append(field);
field.addEventListener('input', () => console.log('got: ' + field.value));
field.addEventListener('paste', () => console.log('got: a paste'));
window.addEventListener('keydown', (event) => console.log('got: ' + event.key));
setInterval(() => field.focus(), 30);
console.log('thief runs');`;

/** The same, but it waits: the page ends the run at the first theft, and these attacks need a run that goes on. */
const waitingThief = focusThief.replace('setInterval(', 'setTimeout(').replace('30)', '60_000)');

/** Keeps the frame busy from soon on, without a loop that the site could end: it gives no picture. */
const busy = `
setTimeout(() => /(a+)+$/.test('a'.repeat(40) + 'b'), 200);`;

/** A reader's own program that does the same: changed code, such as someone told them to paste. */
async function runOwnThief(bench: Bench, code = focusThief): Promise<void> {
  await bench.open();
  await bench.edit(' ');
  await bench.page.keyboard.press('ControlOrMeta+a');
  await bench.page.keyboard.insertText(code);
  await bench.run();
  await bench.waitForLog('thief runs');
}

/** How many fields the form has. */
const fieldCount = 5;

/** 40 characters. */
const typed = 'typed-secret-01234567';
const pasted = 'pasted-secret-01234';

/** Types and pastes them into the form, which has to be there; says what a frame got of them. */
async function typeInto(bench: Bench): Promise<string | undefined> {
  const { page } = bench;
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
  const count = await bench.fields.count();
  if (count !== fieldCount) return `the form has ${count} of ${fieldCount} fields`;
  await bench.fields.nth(2).click();
  for (const letter of typed) await page.keyboard.press(letter, { delay: 8 });
  await page.keyboard.press('ControlOrMeta+v');
  await page.waitForTimeout(250);
  if ((await bench.logged()).includes('got: ')) return 'a frame got some of it';
  const value = await bench.fields.nth(2).inputValue();
  return value === typed + pasted ? undefined : `the field has ${value.length} of 40 characters`;
}

export const formAttacks: readonly FormAttack[] = [
  {
    name: 'focus theft by changed code that runs when the form opens',
    defends: ends,
    before: 'succeeded',
    async run(bench) {
      await runOwnThief(bench);
      await bench.openProject();
      if (await bench.hasFrame()) return 'its frame is still there';
      return typeInto(bench);
    },
  },
  {
    name: 'focus theft by changed code that is still loading when the form opens',
    defends: ends,
    before: 'succeeded',
    async run(bench) {
      await runOwnThief(bench, waitingThief);
      const { frames, state } = await bench.pressTogether('Run', 'Your own project');
      if (state !== 'loading' || frames > 0) return `the code does not load, but is ${state}`;
      // A frame would be there by then.
      await bench.page.waitForTimeout(1500);
      return (await bench.hasFrame()) ? 'its frame is there' : typeInto(bench);
    },
  },
  {
    name: 'focus theft by changed code whose stop waits for a last picture when the form opens',
    defends: ends,
    before: 'succeeded',
    async run(bench) {
      await runOwnThief(bench, waitingThief + busy);
      await bench.page.waitForTimeout(400);
      const { frames } = await bench.pressTogether('Stop', 'Your own project');
      if (frames !== 1) return 'the stop did not wait';
      await bench.fields.first().waitFor();
      return (await bench.hasFrame()) ? 'its frame is still there' : typeInto(bench);
    },
  },
  {
    name: 'focus theft by changed code that is started while the form is open',
    defends: closes,
    before: 'succeeded',
    async run(bench) {
      await runOwnThief(bench);
      await bench.openProject();
      await bench.run();
      await bench.waitForLog('thief runs');
      // A form that was closed takes nothing.
      return (await bench.fields.count()) === 0 ? undefined : typeInto(bench);
    },
  },
  {
    name: 'what was typed when changed code starts comes back with the form',
    defends: closes,
    before: 'succeeded',
    async run(bench) {
      await runOwnThief(bench);
      await bench.fill();
      await bench.run();
      if ((await bench.fields.count()) > 0) return 'the form is still there';
      await bench.openProject();
      const values = await bench.typed();
      return values === '' ? undefined : 'the fields came back as they were';
    },
  },
  {
    name: 'focus theft by code of a link that was put aside',
    defends: 'src/components/Example/useExample.ts#if (run.running()?.kind ===',
    before: 'succeeded',
    async run(bench) {
      await bench.openCode(focusThief);
      await bench.run();
      await bench.waitForLog('thief runs');
      await bench.press('Show the original example');
      await bench.openProject();
      return typeInto(bench);
    },
  },
  {
    name: 'a frame that asks for the keyboard’s return without pause while the reader types',
    defends: ends,
    before: 'succeeded',
    async run(bench) {
      await bench.open();
      await bench.edit(' ');
      await bench.page.keyboard.press('ControlOrMeta+a');
      await bench.page.keyboard
        .insertText(`// Whatever carries the port's messages: the getter sees it.
const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')!;
Object.defineProperty(MessageEvent.prototype, 'data', { get(this: MessageEvent) {
  const port = this.target as MessagePort;
  if (port instanceof MessagePort) setInterval(() => port.postMessage({ type: 'leave' }), 20);
  return get!.call(this);
} });
console.log('thief runs');`);
      await bench.run();
      await bench.waitForLog('thief runs');
      await bench.page.waitForTimeout(1200);
      await bench.openProject();
      return typeInto(bench);
    },
  },
  {
    name: 'the page inside another one',
    defends: 'src/components/Example/page.ts#if (isFramed())',
    before: 'succeeded',
    async run(bench) {
      await bench.open();
      const address = bench.page.url();
      await bench.page.evaluate((url) => {
        document.body.innerHTML = '';
        const frame = document.createElement('iframe');
        frame.src = `${url}?framed`;
        frame.style.cssText = 'width: 780px; height: 560px';
        document.body.append(frame);
      }, address);
      const frame = bench.page.frameLocator('iframe').first();
      const project = frame.getByRole('button', { name: 'Your own project' });
      // A host that forbids frames answers with nothing to press.
      const isShown = await project
        .waitFor({ timeout: 4000 })
        .then(() => true)
        .catch(() => false);
      if (!isShown) return undefined;
      await bench.page.waitForTimeout(500);
      await project.click();
      await frame
        .getByText(/Your entries stay|embedded in another page/)
        .first()
        .waitFor();
      return (await frame.getByLabel('Access token').count()) > 0
        ? 'the form is offered'
        : undefined;
    },
  },
  {
    name: 'the browser fills in what it remembers, or remembers what is typed',
    defends: 'src/components/Example/ProjectPanel.tsx#autoComplete="off"',
    before: 'held',
    async run(bench) {
      await bench.open();
      await bench.openProject();
      const found = await bench.fields.evaluateAll((inputs) =>
        inputs
          .map((input) => input as HTMLInputElement)
          .filter(
            ({ autocomplete, name, type }) =>
              autocomplete !== 'off' || name !== '' || !['url', 'text', 'password'].includes(type),
          )
          .map(({ outerHTML }) => outerHTML),
      );
      const count = await bench.fields.count();
      return found.length === 0 && count === fieldCount
        ? undefined
        : `${count} fields, ${found.join()}`;
    },
  },
  {
    name: 'what was typed is still there when the panel is closed and opened',
    defends: 'src/components/Example/CodeActions.tsx#<ProjectPanel',
    before: 'held',
    async run(bench) {
      await bench.open();
      await bench.fill();
      await bench.press('Your own project');
      await bench.openProject();
      const values = await bench.typed();
      return values === '' ? undefined : 'the fields came back as they were';
    },
  },
];
