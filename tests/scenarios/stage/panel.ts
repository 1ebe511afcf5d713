/** An example's lil-gui panel. Records which controls and options a scenario uses. */
import type { Frame } from '@playwright/test';
import { Control, selectKey } from './control';

export class Panel {
  private readonly used = new Set<string>();
  /**
   * Options that were displayed or selected. Each key identifies a list of options, which several controls can share.
   */
  private readonly chosen = new Map<string, Set<string>>();

  constructor(
    private readonly frame: Frame,
    /** Called before a control of the panel is used. */
    private readonly worked: () => void,
  ) {}

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

  async toggleFolder(title: string | RegExp): Promise<void> {
    this.worked();
    await this.frame.locator('.lil-title').filter({ hasText: title }).click();
  }

  labels(): Promise<string[]> {
    return this.frame.locator('.lil-controller .lil-name').allTextContents();
  }

  /** Returns the labels of unused controls, labels that several controls have, and options that weren't selected. */
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
