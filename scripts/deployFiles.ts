/** `npm run deploy:files`: writes the hosts' configurations in deploy/ from its table of headers. */
import fs from 'node:fs';
import path from 'node:path';
import { renderAll } from '../deploy/render';
import { rootDir } from '../src/versions';
import { main } from './run';

main(async () => {
  for (const [name, text] of Object.entries(renderAll())) {
    const file = path.join(rootDir, 'deploy', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    console.log(path.relative(rootDir, file));
  }
});
