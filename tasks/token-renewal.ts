import { demoNode } from '../tests/tools';
import { countHits, countModels, linesIn } from './look';
import { defineTask, expect } from './task';

const provider = `let count = 0;

async function fetchToken(): Promise<string> {
  count += 1;
  console.log(\`Token \${count}\`);
  return \`token-\${count}\`;
}`;

/** The task is based on `docs/authentication.mdx#when-the-provider-is-called`. */
export default defineTask({
  name: 'token-renewal',
  prompt: [
    'Show the CAD model `plant`, but connect with your own `CogniteClient` instead of `client`: `appId` is "tasks", `project` is "demo", and `baseUrl` is "https://demo.reveal-docs.invalid". ',
    'This function stands in for your identity provider. Copy it into your program, and call it for each new token:',
    `\n\n\`\`\`ts\n${provider}\n\`\`\`\n\n`,
    'The project answers every request with the first token with 401, because it has expired, and accepts all others. When that happens, get a new token and show the model, without any action of the user. Don’t call `fetchToken()` more than five times.',
  ].join(''),
  wrong: { from: 'return `token-${count}`', to: 'return `token-${Math.min(count, 1)}`' },
  async judge(stage) {
    await stage.until('the line "Token 2" in the console', async () =>
      (await linesIn(stage, /^Token \d/)).includes('Token 2'),
    );
    await stage.still();
    const models = await countModels(stage);
    expect(models === 1, 'one model', models);
    await stage.lookAt(demoNode('C-201'));
    const column = await countHits(stage, 'C-201');
    expect(column > 0, 'the plant in view', 'nothing of the column C-201');
    const tokens = (await linesIn(stage, /^Token \d/)).length;
    expect(tokens <= 5, 'at most five tokens', tokens);
  },
});
