import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { PartFailure } from './PartFailure';

interface Words {
  readonly waiting: ReactNode;
  /** Name of the part as the start of a sentence, such as "The editor". */
  readonly name: string;
}

/**
 * Creates a component that loads when it first renders. If loading fails, this component shows the error in its place,
 * with a Retry button. React's `lazy` would crash the page and never try again.
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
