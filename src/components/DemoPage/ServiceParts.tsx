import { Fragment, type ReactNode } from 'react';
import Heading from '@theme/Heading';
import type { ArgumentSummary, PartSummary, ServiceSummary } from '../../plugins/demoPage/service';
import styles from './styles.module.css';

function Names({ names }: { readonly names: readonly string[] }): ReactNode {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </Fragment>
  ));
}

/** A path that can break before its slashes. */
function Path({ path }: { readonly path: string }): ReactNode {
  return path.split('/').map((step, index) => (
    <Fragment key={`${index} ${step}`}>
      {index > 0 && (
        <>
          <wbr />/
        </>
      )}
      {step}
    </Fragment>
  ));
}

function endOf(path: string): string {
  return path.slice(path.lastIndexOf('/'));
}

function Argument({
  argument,
  shared,
}: {
  readonly argument: ArgumentSummary;
  readonly shared: boolean;
}): ReactNode {
  const { name, names, of } = argument;
  return (
    <>
      <dt>
        <code>{name}</code> fields
        {shared && <> of {of.map(endOf).join(' and ')}</>}
      </dt>
      <dd>
        <Names names={names} />
      </dd>
    </>
  );
}

function Part({ part }: { readonly part: PartSummary }): ReactNode {
  const id = `service-${part.title.toLowerCase().replace(/\W+/g, '-')}`;
  return (
    <>
      <Heading as="h3" id={id}>
        {part.title}
      </Heading>
      <ul className={styles.endpoints}>
        {part.endpoints.map(({ method, path, what, args }) => (
          <li key={`${method} ${path}`}>
            <code className={styles.request}>
              <span className={styles.method}>{method}</span> <Path path={path} />
            </code>
            <p>
              Returns {what}.{' '}
              {args.length === 0 ? (
                'Takes no arguments.'
              ) : (
                <span data-search="ignore">
                  Takes <Names names={args} />.
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
      {part.args.length > 0 && (
        <dl className={styles.args} data-search="ignore">
          {part.args.map((argument) => (
            <Argument
              key={`${argument.name} ${argument.of.join()}`}
              argument={argument}
              shared={part.args.some((other) => other !== argument && other.name === argument.name)}
            />
          ))}
        </dl>
      )}
    </>
  );
}

/** Lists the requests that the service supports, and their arguments. */
export function ServiceParts({ parts }: Pick<ServiceSummary, 'parts'>): ReactNode {
  return parts.map((part) => <Part key={part.title} part={part} />);
}

/** Lists the unsupported parts of the API by their names in the client. */
export function AbsentParts({ parts }: { readonly parts: ServiceSummary['absent'] }): ReactNode {
  return (
    <ul className={styles.absent}>
      {parts.map(({ title, client }) => (
        <li key={title}>
          <strong>{title}</strong>
          <span>
            <Names names={client.map((name) => `client.${name}`)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
