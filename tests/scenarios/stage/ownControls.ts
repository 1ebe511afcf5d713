/** Buttons and fields that a program makes outside of a lil-gui panel, and which of them were worked. */
import type { Frame, Locator } from '@playwright/test';

/** What a reader calls an element: its label, or its text. Sent to the frame, so it sees nothing of this file. */
function describeElement(element: Element): string {
  const { ariaLabel, tagName, textContent } = element;
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
  return `${tagName.toLowerCase()} "${(ariaLabel ?? label ?? textContent).trim()}"`;
}

/** One of them. It is worked where it stands, and not through what covers it. */
export class OwnControl {
  constructor(
    private readonly element: Locator,
    private readonly used: (description: string) => void,
    private readonly worked: () => void,
  ) {}

  private async work(action: (element: Locator) => Promise<void>): Promise<void> {
    this.worked();
    // Its text may change when it is worked.
    const description = await this.element.evaluate(describeElement);
    await action(this.element);
    this.used(description);
  }

  /** Presses it, or ticks it. */
  press(): Promise<void> {
    return this.work((element) => element.click());
  }

  /** Gives it the focus and presses a key there. */
  key(key: string): Promise<void> {
    return this.work((element) => element.press(key));
  }

  /** Replaces its text. */
  type(text: string): Promise<void> {
    return this.work((element) => element.fill(text));
  }
}

export class OwnControls {
  private readonly used = new Set<string>();

  constructor(
    private readonly frame: Frame,
    /** Called before anything is worked. */
    private readonly worked: () => void,
  ) {}

  private control(element: Locator): OwnControl {
    return new OwnControl(element, (description) => this.used.add(description), this.worked);
  }

  /** The button of this name. */
  button(name: string): OwnControl {
    return this.control(this.frame.getByRole('button', { name, exact: true }));
  }

  /** The field, box or radio button of this label. */
  field(label: string): OwnControl {
    return this.control(this.frame.getByLabel(label, { exact: true }));
  }

  /** Those that are there and were not worked. */
  async unused(): Promise<string[]> {
    const elements = await this.frame
      .locator(':is(button, input, select, textarea, a[href]):not(.lil-gui *)')
      .all();
    const descriptions = await Promise.all(
      elements.map((element) => element.evaluate(describeElement)),
    );
    return descriptions.filter((description) => !this.used.has(description));
  }
}
