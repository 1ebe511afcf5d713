import type { Locator } from '@playwright/test';

export interface ControlNotes {
  /** Called after a control is used. For read-only controls, reading the value counts as use. */
  readonly used: () => void;
  /** Called before a control is used. */
  readonly worked: () => void;
  /**
   * Called for the option that a list shows before a selection, and for the selected option. `list` is the list's key
   * from {@link selectKey}.
   */
  readonly chosen: (list: string, option: string) => void;
}

export function selectKey(options: readonly string[]): string {
  return JSON.stringify(options);
}

/** A control of an example's lil-gui panel. Using the control fails if another element covers it. */
export class Control {
  constructor(
    private readonly element: Locator,
    private readonly notes: ControlNotes,
  ) {}

  private get select(): Locator {
    return this.element.locator('select');
  }

  private get box(): Locator {
    return this.element.locator('input[type=checkbox]');
  }

  private get text(): Locator {
    return this.element.locator('input:not([type=color], [type=checkbox])');
  }

  /** Sets or clears a checkbox, selects an option by its label, or types a number, text, or color (`#rrggbb`). */
  async set(value: boolean | string | number): Promise<void> {
    this.notes.worked();
    if (typeof value === 'boolean') await this.box.setChecked(value);
    else if ((await this.select.count()) > 0) await this.choose(String(value));
    else {
      await this.text.click();
      await this.text.fill(String(value));
      await this.text.press('Enter');
    }
    this.notes.used();
  }

  private async choose(label: string): Promise<void> {
    const key = selectKey(await this.options());
    const shown = await this.select.evaluate(
      (select: HTMLSelectElement) => select.selectedOptions[0]?.label,
    );
    // Tests can't click in the open list, because the browser draws it. Check instead that the control can be clicked.
    await this.select.click({ trial: true });
    await this.select.selectOption({ label });
    if (shown !== undefined) this.notes.chosen(key, shown);
    this.notes.chosen(key, label);
  }

  options(): Promise<string[]> {
    return this.select.evaluate((select: HTMLSelectElement) =>
      Array.from(select.options, ({ label }) => label),
    );
  }

  async press(): Promise<void> {
    this.notes.worked();
    await this.element.locator('button').click();
    this.notes.used();
  }

  /** Returns the displayed value as text. For checkboxes, returns `true` or `false`. */
  async value(): Promise<string> {
    const isForReading = await this.element.evaluate(({ classList }) =>
      classList.contains('lil-disabled'),
    );
    if (isForReading) this.notes.used();
    if ((await this.box.count()) > 0) return String(await this.box.isChecked());
    if ((await this.select.count()) > 0) {
      return (await this.element.locator('.lil-display').innerText()).trim();
    }
    return this.text.inputValue();
  }
}
