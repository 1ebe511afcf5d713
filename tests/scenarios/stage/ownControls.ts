/** Buttons and fields that a program creates outside a lil-gui panel. */
import type { Frame, Locator } from '@playwright/test';

/**
 * Returns an element's tag name and label. This function is sent to the frame, so it can't use names from this file.
 */
function describeElement(element: Element): string {
  const { ariaLabel, tagName, textContent } = element;
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
  return `${tagName.toLowerCase()} "${(ariaLabel ?? label ?? textContent).trim()}"`;
}

/** A button or field that fails when it's used while another element covers it. */
export class OwnControl {
  constructor(
    private readonly element: Locator,
    private readonly used: (description: string) => void,
    private readonly worked: () => void,
  ) {}

  private async work(action: (element: Locator) => Promise<void>): Promise<void> {
    this.worked();
    // Read the description before using the control, because its text can change.
    const description = await this.element.evaluate(describeElement);
    await action(this.element);
    this.used(description);
  }

  press(): Promise<void> {
    return this.work((element) => element.click());
  }

  key(key: string): Promise<void> {
    return this.work((element) => element.press(key));
  }

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

  button(name: string): OwnControl {
    return this.control(this.frame.getByRole('button', { name, exact: true }));
  }

  field(label: string): OwnControl {
    return this.control(this.frame.getByLabel(label, { exact: true }));
  }

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
