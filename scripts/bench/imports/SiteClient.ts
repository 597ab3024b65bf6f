import { gzipSync } from 'node:zlib';
import { setTimeout as pause } from 'node:timers/promises';

interface ImportState {
  state: string;
  problem: string | null;
  bulkJobId: number | null;
  report: { created: number; updated: number; unchanged: number; refused: number } | null;
}

/** A program that uses the running site as an administrator. */
export class SiteClient {
  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  static async signIn(url: string, username: string, password: string): Promise<SiteClient> {
    const query = 'mutation SignIn($input: LoginInput!) { login(input: $input) { accessToken } }';
    const { login } = await new SiteClient(url, '').ask<{ login: { accessToken: string } }>(query, {
      input: { username, password },
    });
    return new SiteClient(url, login.accessToken);
  }

  async ask<T>(query: string, variables: object): Promise<T> {
    const response = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.token !== '' && { authorization: `Bearer ${this.token}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  }

  /** Returns the global id of the CSV, which is then being tried. */
  upload(csv: string, publish: boolean): Promise<string> {
    return this.uploadFile('bench.csv', gzipSync(csv), publish);
  }

  /** The same for a file as it is sent. */
  async uploadFile(fileName: string, content: Buffer, publish: boolean): Promise<string> {
    const response = await fetch(`${this.url}/rest/brochure/administrator/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      body: JSON.stringify({
        ...{ fileName, source: 'bench', type: 'BLD_AD', publish },
        contentBase64Encoded: content.toString('base64'),
      }),
    });
    if (!response.ok) throw new Error(await response.text());
    return ((await response.json()) as { id: string }).id;
  }

  /** Waits for the end of an import's present step. */
  async settled(id: string): Promise<ImportState> {
    const query = `query File($id: ID!) { node(id: $id) { ... on BrochureImport {
      state problem bulkJobId report { created updated unchanged refused } } } }`;
    for (;;) {
      const { node } = await this.ask<{ node: ImportState }>(query, { id });
      if (node.state === 'FAILED') throw new Error(node.problem ?? 'the import failed');
      if (node.state === 'CHECKED' || node.state === 'DONE') return node;
      await pause(100);
    }
  }

  async start(id: string): Promise<void> {
    const query =
      'mutation Start($input: StartBrochureImportInput!) { startBrochureImport(input: $input) { __typename } }';
    await this.ask(query, { input: { id } });
  }
}
