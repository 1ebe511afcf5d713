import { defineJudge } from '@reveal-docs/lessons/judge';
import { findPlace, lookAt, lookAtAll } from '../look';

/**
 * Maximum number of files that the program can load. The plant has 21 files, one for each sector. Four sectors overlap
 * the box.
 */
const mostFiles = 8;

export default defineJudge(
  {
    goal: 'The tanks are loaded',
    async judge(stage) {
      for (const name of ['T-101', 'T-102']) {
        if ((await lookAt(stage, await stage.part(name))) === undefined)
          return `The tank ${name} can’t be seen: it should be loaded.`;
      }
      return undefined;
    },
  },
  {
    goal: 'The rest of the plant isn’t loaded',
    async judge(stage) {
      const names = ['CT-401', 'R-201'];
      await lookAtAll(stage, names);
      for (const name of names) {
        if ((await findPlace(stage, await stage.part(name))) !== undefined)
          return `${name}, which is outside the box, is visible: it shouldn’t be loaded.`;
      }
      // A program that only hides the rest of the plant would also pass the check above. Count the files too, because
      // the viewer loads hidden parts when the camera is in front of them.
      const files = (await stage.requests()).filter(({ path }) => path.endsWith('.glb'));
      const count = new Set(files.map(({ path }) => path)).size;
      if (count <= mostFiles) return undefined;
      return `The program downloaded ${count} files of the model: it should download only the few in the box.`;
    },
  },
);
