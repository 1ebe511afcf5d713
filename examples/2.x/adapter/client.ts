/**
 * `@cognite/sdk` with the interface of 5.x, which programs of this version use. The client that runs is 7.x.
 * Log in with an API key or a token before you call an API. 5.x could open a sign-in page, but 7.x can't, so
 * a login that needs one is rejected.
 */
import { CogniteClient as ClientAtRunTime } from 'client-at-run-time';

export * from 'client-at-run-time';

interface ClientOptions {
  readonly appId: string;
  readonly baseUrl?: string;
}

interface ApiKeyLogin {
  readonly project: string;
  readonly apiKey: string;
}

interface OAuthLogin {
  readonly type: string;
  readonly options: { readonly project?: string; readonly accessToken?: string };
}

/** A client that needs a login. Members that aren't defined here are those of the inner client. */
export class CogniteClient {
  private inner: ClientAtRunTime | undefined;
  private projectName = '';
  private loginIsApiKey = false;

  private readonly options: ClientOptions;

  constructor(options: ClientOptions) {
    this.options = options;
    if (!options?.appId) throw new Error('`appId` is required to construct a CogniteClient.');
    return new Proxy(this, {
      get(target, name) {
        if (name in target) {
          const value: unknown = Reflect.get(target, name, target);
          return typeof value === 'function' ? value.bind(target) : value;
        }
        return target.forward(name);
      },
    });
  }

  get project(): string {
    return this.projectName;
  }

  setProject(project: string): void {
    this.projectName = project;
  }

  getBaseUrl(): string {
    return this.inner?.getBaseUrl() ?? this.options.baseUrl ?? 'https://api.cognitedata.com';
  }

  loginWithApiKey({ project, apiKey }: ApiKeyLogin): void {
    this.connect(project, async () => apiKey, true);
  }

  async loginWithOAuth({ type, options }: OAuthLogin): Promise<boolean> {
    const { project, accessToken } = options;
    if (type !== 'CDF_OAUTH' || project === undefined || accessToken === undefined) {
      throw new Error(
        'These docs only support the login type CDF_OAUTH with `project` and `accessToken`, because the client that runs has no sign-in pages.',
      );
    }
    this.connect(project, async () => accessToken, false);
    return true;
  }

  async authenticate(): Promise<boolean> {
    if (this.inner === undefined) throw new Error('Log in before you call `authenticate`.');
    // 5.x rejects after a login with an API key. The viewer of 3.0.2 calls this method in any case.
    if (!this.loginIsApiKey) await this.inner.authenticate();
    return true;
  }

  private connect(project: string, getToken: () => Promise<string>, apiKeyMode: boolean): void {
    if (this.inner !== undefined) {
      throw new Error('You can only log in once with a client. Create a new one.');
    }
    const { appId, baseUrl } = this.options;
    this.projectName = project;
    this.loginIsApiKey = apiKeyMode;
    this.inner = new ClientAtRunTime({
      appId,
      project,
      getToken,
      apiKeyMode,
      ...(baseUrl === undefined ? {} : { baseUrl }),
    });
  }

  private forward(name: string | symbol): unknown {
    if (this.inner === undefined) {
      // Promises read `then` and consoles read symbols. Neither is an API.
      if (typeof name === 'symbol' || name === 'then') return undefined;
      throw new Error(`Log in before you use \`${name}\`.`);
    }
    const value: unknown = Reflect.get(this.inner, name, this.inner);
    return typeof value === 'function' ? value.bind(this.inner) : value;
  }
}
