/** Buttons and fields that a program creates outside a lil-gui panel. Records which of them were used. */
import type { Frame, Locator } from '@playwright/test';

/**
 * Returns the name by which a reader knows an element: its label or its text. This function is sent
 * to the frame, so it can't use other names from this file.
 */
function describeElement(element: Element): string {
  const { ariaLabel, tagName, textContent } = element;
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
  return `${tagName.toLowerCase()} "${(ariaLabel ?? label ?? textContent).trim()}"`;
}

/** A button or field. If another element covers it, using it fails. */
export class OwnControl {
  constructor(
    private readonly element: Locator,
    private readonly used: (description: string) => void,
    private readonly worked: () => void,
  ) {}

  private async work(action: (element: Locator) => Promise<void>): Promise<void> {
    this.worked();
    // Read the description first, because the control's text can change when it is used.
    const description = await this.element.evaluate(describeElement);
    await action(this.element);
    this.used(description);
  }

  /** Clicks the control. */
  press(): Promise<void> {
    return this.work((element) => element.click());
  }

  /** Focuses the control and presses a key. */
  key(key: string): Promise<void> {
    return this.work((element) => element.press(key));
  }

  /** Replaces the control's text. */
  type(text: string): Promise<void> {
    return this.work((element) => element.fill(text));
  }
}

export class OwnControls {
  private readonly used = new Set<string>();

  constructor(
    private readonly frame: Frame,
    /** Called before a control is used. */
    private readonly worked: () => void,
  ) {}

  private control(element: Locator): OwnControl {
    return new OwnControl(element, (description) => this.used.add(description), this.worked);
  }

  /** Returns the button with this name. */
  button(name: string): OwnControl {
    return this.control(this.frame.getByRole('button', { name, exact: true }));
  }

  /** Returns the field, checkbox, or radio button with this label. */
  field(label: string): OwnControl {
    return this.control(this.frame.getByLabel(label, { exact: true }));
  }

  /** Returns the controls that exist but weren't used. */
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
