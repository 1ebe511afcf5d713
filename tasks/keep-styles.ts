import type { Stage } from '../tests/tools';
import { expectColor, press } from './look';
import { defineTask, expect } from './task';

interface MarkedViewer {
  readonly models: readonly unknown[];
  isOld?: boolean;
}

const field = (stage: Stage) =>
  stage.frame.getByRole('textbox', { name: 'Saved styles', exact: true });

/** Clicks "Restart", and waits until a different viewer shows the plant. */
async function restart(stage: Stage): Promise<void> {
  await stage.viewer((viewer: MarkedViewer) => {
    viewer.isOld = true;
  });
  await press(stage, 'Restart');
  await stage.until('a new viewer with the plant after "Restart"', () =>
    stage.viewer((viewer: MarkedViewer) => viewer.isOld !== true && viewer.models.length === 1),
  );
  await stage.still();
}

async function save(stage: Stage): Promise<string> {
  await press(stage, 'Save');
  return stage.until('JSON in the text field after "Save"', async () => {
    const text = await field(stage).inputValue();
    JSON.parse(text);
    return text;
  });
}

export default defineTask({
  name: 'keep-styles',
  prompt:
    'Show the CAD model `plant`, and over it three buttons and a `textarea` with the accessible name "Saved styles". "Style" colors all centrifugal pumps green (0, 255, 0): in Cognite Data Fusion, the property "Type" in their category "General" is "Centrifugal pump". "Save" writes the current styles as JSON into the text field. "Restart" disposes the viewer, creates another in the same element, adds the plant, and restores the styles from the text field, and only these. Users can replace the text with one that they saved earlier. All other parts keep their colors, also after a restart.',
  wrong: { from: 'JSON.stringify(', to: "((_: unknown) => '[]')(" },
  async judge(stage) {
    const without = await save(stage);
    await press(stage, 'Style');
    await stage.still();
    await expectColor(stage, 'P-101', '#00ff00');
    const styled = await save(stage);
    expect(styled !== without, 'other JSON after "Style"', styled.slice(0, 200));

    await restart(stage);
    await expectColor(stage, 'P-101', '#00ff00');
    await expectColor(stage, 'R-201', '#00ff00', 'not');

    await field(stage).fill(without);
    await restart(stage);
    await expectColor(stage, 'P-101', '#00ff00', 'not');
  },
});
