import { afterEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { failureRule } from '../../src/http/failures';
import type { DemoHandlerOptions } from '../../src/http/handler';
import { readDemoData, readDemoManifest } from '../../src/read';
import { installedClients } from '../../../../tests/fixtures/clients';
import { startDemoHttp, type DemoHttp } from '../../../../tests/fixtures/demoHttp';

const data = readDemoData(readDemoManifest());
let server: DemoHttp | undefined;
afterEach(async () => server?.close());

async function start(options: DemoHandlerOptions = {}): Promise<string> {
  server = await startDemoHttp(data, options);
  return server.baseUrl;
}

const clients = installedClients();
const failures = (text: string) => [v.parse(failureRule, text)];

it('includes the major releases that the versions use', () => {
  expect(clients.map(({ release }) => release.split('.')[0])).toEqual(
    expect.arrayContaining(['10', '7']),
  );
});

describe.each(clients)('client $release', ({ connect, errors }) => {
  it('lists models, nodes and assets, and downloads a file', async () => {
    const client = await connect(await start());
    const models = await client.models3D.list().autoPagingToArray();
    expect(models.map(({ id }) => id)).toEqual(data.models.map(({ id }) => id));
    const nodes = await client.revisions3D
      .list3DNodes(1001, 2001, { limit: 1000 })
      .autoPagingToArray({ limit: Infinity });
    expect(nodes).toHaveLength((await data.nodes(2001)).length);
    const { items } = await client.assets.list({ limit: 5 });
    expect(items).toHaveLength(5);
    const [file] = await data.files();
    if (file === undefined) throw new Error('The demo data has no file.');
    const [link] = await client.files.getDownloadUrls([{ id: file.id }]);
    const picture = await fetch(link?.downloadUrl ?? '');
    expect(Buffer.from(await picture.arrayBuffer())).toEqual(
      Buffer.from(await data.readFile(data.fileContents[file.id]?.content ?? '')),
    );
    expect(server?.said).toEqual([]);
  });

  it('throws a CogniteError with the status and the message', async () => {
    const client = await connect(await start({ failures: failures('403:3d/models') }));
    const error: unknown = await client.models3D.list().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(errors.CogniteError);
    expect(error).toMatchObject({ status: 403 });
    expect(String(error)).toContain('The demo server was configured to fail here.');
  });

  it('retries after temporary failures', async () => {
    const client = await connect(await start({ failures: failures('503x2:3d/models') }));
    expect((await client.models3D.list()).items.length).toBeGreaterThan(1);
  });

  it('throws 401 if its token has expired and it gets no new one', async () => {
    const client = await connect(await start({ tokenLasts: 1 }));
    await client.models3D.list();
    await expect(client.assets.list()).rejects.toMatchObject({ status: 401 });
  });

  it('continues with a new token after the old one has expired', async () => {
    let given = 0;
    const client = await connect(await start({ tokenLasts: 2 }), () => `token-${(given += 1)}`);
    for (let index = 0; index < 5; index++) {
      expect((await client.assets.list({ limit: 3 })).items).toHaveLength(3);
    }
    expect(given).toBeGreaterThanOrEqual(3);
  });
});
