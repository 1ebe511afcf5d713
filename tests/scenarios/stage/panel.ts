/** An example's lil-gui panel, and which of its controls and options were worked. */
import type { Frame } from '@playwright/test';
import { Control, selectKey } from './control';

export class Panel {
  /** Labels of the controls that the scenario has worked. */
  private readonly used = new Set<string>();
  /** Options that were shown or chosen, by the list that they are of: several controls may offer the same list. */
  private readonly chosen = new Map<string, Set<string>>();

  constructor(
    private readonly frame: Frame,
    /** Called before anything of the panel is worked. */
    private readonly worked: () => void,
  ) {}

  /** The control with this label. */
  control(label: string): Control {
    const name = this.frame.locator('.lil-name').getByText(label, { exact: true });
    return new Control(this.frame.locator('.lil-controller').filter({ has: name }), {
      used: () => this.used.add(label),
      worked: this.worked,
      chosen: (list, option) => this.chosen.set(list, this.chosenOf(list).add(option)),
    });
  }

  private chosenOf(list: string): Set<string> {
    return this.chosen.get(list) ?? new Set();
  }

  /** Opens or closes a folder by a press on its title. */
  async toggleFolder(title: string | RegExp): Promise<void> {
    this.worked();
    await this.frame.locator('.lil-title').filter({ hasText: title }).click();
  }

  /** Labels of all controls, in folders too, in their order. */
  labels(): Promise<string[]> {
    return this.frame.locator('.lil-controller .lil-name').allTextContents();
  }

  /** What can be worked and was not: labels of controls, two with one label, and options. */
  async unused(): Promise<string[]> {
    const labels = await this.labels();
    const twice = labels.filter((label, index) => labels.indexOf(label) !== index);
    return [
      ...labels.filter((label) => !this.used.has(label)),
      ...twice.map((label) => `two of "${label}"`),
      ...(await this.unchosen()).map((option) => `option "${option}"`),
    ];
  }

  private async unchosen(): Promise<string[]> {
    const options = await this.frame
      .locator('.lil-controller select')
      .evaluateAll((selects) =>
        selects.map((select) =>
          Array.from((select as HTMLSelectElement).options, ({ label }) => label),
        ),
      );
    const lists = new Map(options.map((list) => [selectKey(list), list]));
    return Array.from(lists, ([key, list]) =>
      list.filter((option) => !this.chosenOf(key).has(option)),
    ).flat();
  }
}
