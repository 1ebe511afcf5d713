/** A clock that stands still until it is told to go on: what follows after 100 ms follows after 100 ms, however busy the machine. */

interface Timer {
  readonly id: number;
  readonly due: number;
  /** Milliseconds between two calls of an interval. */
  readonly every?: number;
  readonly call: (now: number) => void;
}

/** Milliseconds between two frames that a held clock draws. */
const frameTime = 16;
/** Above all real ids, so that a real timer that ends meanwhile ends no held one. */
const firstId = 1_000_000_000;

export class Clock {
  private timers: Timer[] = [];
  private nextId = firstId;
  private time = 0;
  private restore: (() => void) | undefined;
  private readonly realTimeout: (call: () => void, wait: number) => unknown =
    globalThis.setTimeout.bind(globalThis);

  /** From now on, timers, animation frames and what tells the time wait for {@link pass}. */
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
      // What still waits goes on in real time.
      for (const { call, every } of this.timers) {
        if (every === undefined) real.setTimeout.call(globalThis, () => call(performance.now()), 0);
        else real.setInterval.call(globalThis, () => call(performance.now()), every);
      }
      this.timers = [];
    };
  }

  /** Whether the clock is held; then events carry its time. */
  get isHeld(): boolean {
    return this.restore !== undefined;
  }

  get now(): number {
    return this.time;
  }

  /** Lets `milliseconds` pass, calling what is due in its order. */
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

  /** Lets real time pass while the held clock stands still, so that downloads and workers go on. */
  async wait(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      this.realTimeout(resolve, milliseconds);
    });
  }

  /** Gives the real clock back. */
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

/** Lets what waits for promises go on. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await null;
}
