/**
 * `@cognite/sdk` as programs of this version know it, 5.x, over the 7.x that runs: log in first, with an
 * API key, a token or a function, then use the APIs. Sign-in pages that 5.x opened by itself do not exist in
 * 7.x; a login that would need one is rejected and says so.
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

/** Members that exist before and after login; all others are the inner client's. */
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
        'Here only the login type CDF_OAUTH with `project` and `accessToken` works: the client that runs has no sign-in pages of its own.',
      );
    }
    this.connect(project, async () => accessToken, false);
    return true;
  }

  async authenticate(): Promise<boolean> {
    if (this.inner === undefined) throw new Error('You must log in before you authenticate.');
    // 5.x rejects here after a login with an API key; the viewer that runs asks for it in either case.
    if (!this.loginIsApiKey) await this.inner.authenticate();
    return true;
  }

  private connect(project: string, getToken: () => Promise<string>, apiKeyMode: boolean): void {
    if (this.inner !== undefined) {
      throw new Error('You cannot log in twice with the same client: make a new one.');
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
      // Promises look for `then`, consoles for symbols: neither is an API.
      if (typeof name === 'symbol' || name === 'then') return undefined;
      throw new Error(`Log in before you use \`${name}\`.`);
    }
    const value: unknown = Reflect.get(this.inner, name, this.inner);
    return typeof value === 'function' ? value.bind(this.inner) : value;
  }
}
