/** Controls of an example's lil-gui panel, worked as a reader works them. */
import type { Locator } from '@playwright/test';

/** What is told of a control. */
export interface ControlNotes {
  /** It was worked; reading counts where there is nothing to work. */
  readonly used: () => void;
  /** It is about to be worked. */
  readonly worked: () => void;
  /** An option of the list of {@link selectKey} is shown, or was chosen. */
  readonly chosen: (list: string, option: string) => void;
}

/** A list of options, as one text. */
export function selectKey(options: readonly string[]): string {
  return JSON.stringify(options);
}

/**
 * One control, found by its label. It is worked where it stands, scrolled into view, and not through what covers it.
 */
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

  /** Ticks a box, chooses an option by its label, or types a number, a text or a color (`#rrggbb`). */
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
    // The browser draws the open list itself, out of a test's reach: the place is tried, the choice is made for it.
    await this.select.click({ trial: true });
    await this.select.selectOption({ label });
    if (shown !== undefined) this.notes.chosen(key, shown);
    this.notes.chosen(key, label);
  }

  /** Labels of the options of a select. */
  options(): Promise<string[]> {
    return this.select.evaluate((select: HTMLSelectElement) =>
      Array.from(select.options, ({ label }) => label),
    );
  }

  /** Presses a button. */
  async press(): Promise<void> {
    this.notes.worked();
    await this.element.locator('button').click();
    this.notes.used();
  }

  /** What the control shows: text, number or option as text, `true` or `false` of a box. */
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
