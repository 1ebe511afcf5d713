import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { PartFailure } from './PartFailure';

interface Words {
  /** What stands there while it loads. */
  readonly waiting: ReactNode;
  /** What it is, as a sentence begins: "The editor". */
  readonly name: string;
}

/**
 * A part of a page that is loaded when it is first drawn. Where React's own `lazy` ends the page when that fails, and
 * never tries again, this says so in the part's place, with a way on.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  { waiting, name }: Words,
): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | undefined;
  return function LazyPart(props: Props): ReactNode {
    const [Part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    const isWaiting = Part === undefined && failure === undefined;
    useEffect(() => {
      if (!isWaiting) return undefined;
      let isOver = false;
      load().then(
        (module) => {
          loaded = module.default;
          if (!isOver) setPart(() => module.default);
        },
        (error: unknown) => {
          if (!isOver) setFailure({ error });
        },
      );
      return () => {
        isOver = true;
      };
    }, [isWaiting]);
    if (Part !== undefined) return <Part {...props} />;
    if (failure === undefined) return waiting;
    return <PartFailure name={name} error={failure.error} retry={() => setFailure(undefined)} />;
  };
}
