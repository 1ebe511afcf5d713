/** A clock that can be stopped and advanced by hand, so that timing doesn't depend on the machine's load. */

interface Timer {
  readonly id: number;
  readonly due: number;
  /** Period of an interval, in milliseconds. */
  readonly every?: number;
  readonly call: (now: number) => void;
}

/** Time between animation frames of a held clock, in milliseconds. */
const frameTime = 16;
/** Higher than all real timer IDs, so that clearing a real timer never clears a held one. */
const firstId = 1_000_000_000;

export class Clock {
  private timers: Timer[] = [];
  private nextId = firstId;
  private time = 0;
  private restore: (() => void) | undefined;
  private readonly realTimeout: (call: () => void, wait: number) => unknown =
    globalThis.setTimeout.bind(globalThis);

  /** Stops timers, animation frames, and the current time until {@link pass} advances them. */
  hold(): void {
    if (this.restore !== undefined) return;
    const real = {
      setTimeout: globalThis.setTimeout,
      setInterval: globalThis.setInterval,
      clearTimeout: globalThis.clearTimeout,
      clearInterval: globalThis.clearInterval,
      requestAnimationFrame: globalThis.requestAnimationFrame,
      cancelAnimationFrame: globalThis.cancelAnimationFrame,
    };
    const { now: dateNow } = Date;
    const performanceNow = performance.now.bind(performance);
    const started = dateNow();
    this.time = performanceNow();
    const offset = started - this.time;
    const clear = (id: number) => {
      if (id < firstId) real.clearTimeout.call(globalThis, id);
      else this.timers = this.timers.filter((timer) => timer.id !== id);
    };
    Object.assign(globalThis, {
      setTimeout: (call: (...values: unknown[]) => void, wait = 0, ...values: unknown[]) =>
        this.add(wait, () => call(...values)),
      setInterval: (call: (...values: unknown[]) => void, wait = 0, ...values: unknown[]) =>
        this.add(wait, () => call(...values), Math.max(wait, 1)),
      clearTimeout: clear,
      clearInterval: clear,
      requestAnimationFrame: (call: (now: number) => void) => this.add(frameTime, call),
      cancelAnimationFrame: clear,
    });
    Date.now = () => Math.round(this.time + offset);
    performance.now = () => this.time;
    this.restore = () => {
      Object.assign(globalThis, real);
      Date.now = dateNow;
      Reflect.deleteProperty(performance, 'now');
      // Pending timers continue in real time.
      for (const { call, every } of this.timers) {
        if (every === undefined) real.setTimeout.call(globalThis, () => call(performance.now()), 0);
        else real.setInterval.call(globalThis, () => call(performance.now()), every);
      }
      this.timers = [];
    };
  }

  /** Whether the clock is held. If it is, simulated pointer events use the clock's time as their time stamp. */
  get isHeld(): boolean {
    return this.restore !== undefined;
  }

  get now(): number {
    return this.time;
  }

  /** Advances the clock by `milliseconds` and calls due timers in order. Throws if the clock isn't held. */
  async pass(milliseconds: number): Promise<void> {
    if (this.restore === undefined) throw new Error('Hold the clock before you let time pass.');
    const end = this.time + milliseconds;
    for (let next = this.nextDue(end); next !== undefined; next = this.nextDue(end)) {
      const timer = next;
      this.time = Math.max(this.time, timer.due);
      this.timers = this.timers.filter((other) => other !== timer);
      if (timer.every !== undefined) this.timers.push({ ...timer, due: timer.due + timer.every });
      timer.call(this.time);
      await settle();
    }
    this.time = end;
    await settle();
  }

  /** Waits in real time while the held clock stays stopped, so that downloads and workers can continue. */
  async wait(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      this.realTimeout(resolve, milliseconds);
    });
  }

  release(): void {
    this.restore?.();
    this.restore = undefined;
  }

  private add(wait: number, call: (now: number) => void, every?: number): number {
    const id = this.nextId++;
    this.timers.push({ id, due: this.time + Math.max(wait, 0), call, ...(every && { every }) });
    return id;
  }

  private nextDue(end: number): Timer | undefined {
    return this.timers
      .filter(({ due }) => due <= end)
      .sort((a, b) => a.due - b.due || a.id - b.id)[0];
  }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await null;
}
