import { setTimeout as pause } from 'node:timers/promises';
import { askOnce } from './askOnce';

interface Sent {
  body?: object;
  headers?: Record<string, string>;
  /** the refusal that says that an attempt whose answer was lost has done it */
  doneBefore?: number;
}

const patienceMs = 180_000;
const deleteBrochure = 'mutation ($input: DeleteBrochureInput!) { deleteBrochure(input: $input) { __typename } }';

/** An administrator's program, which goes on through failures. A response that is neither a success nor 503 is an error. */
export class AdminClient {
  constructor(
    private readonly url: string,
    private readonly headers: Record<string, string>,
  ) {}

  /** Sends a request once; null: it was not acknowledged. */
  async once(method: string, path: string, sent: Sent = {}): Promise<unknown> {
    const { status, text } = await this.send(method, path, sent);
    return status === 200 ? JSON.parse(text) : null;
  }

  /** Sends a request until it is acknowledged. */
  async untilDone(method: string, path: string, sent: Sent = {}): Promise<unknown> {
    let isUnknown = false;
    const deadline = Date.now() + patienceMs;
    while (Date.now() < deadline) {
      const { status, text } = await this.send(method, path, sent, isUnknown);
      if (status === 200) return JSON.parse(text);
      if (isUnknown && status === sent.doneBefore) return null;
      isUnknown ||= status === 0;
      await pause(500);
    }
    throw new Error(`${path} was never acknowledged.`);
  }

  /** Runs an operation that may be repeated, until it is acknowledged. */
  async graphql<Data>(query: string, variables: object): Promise<Data> {
    const answer = await this.untilDone('POST', '/graphql', { body: { query, variables } });
    const { data, errors } = answer as { data: Data; errors?: unknown };
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  }

  /** Deletes an ad. It may be gone after an attempt whose answer was lost. */
  async deleteAd(databaseId: number): Promise<void> {
    const id = Buffer.from(`Brochure:${databaseId}`).toString('base64url');
    const body = { query: deleteBrochure, variables: { input: { id } } };
    await this.untilDone('POST', '/graphql', { body, doneBefore: 404 });
  }

  private async send(method: string, path: string, { body, headers, doneBefore }: Sent, isRepeated = false) {
    const reply = await askOnce(`${this.url}${path}`, {
      method,
      headers: { ...this.headers, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const isExpected = [0, 200, 503, ...(isRepeated && doneBefore !== undefined ? [doneBefore] : [])];
    if (!isExpected.includes(reply.status)) {
      throw new Error(`${method} ${path} answered ${reply.status}: ${reply.text.slice(0, 500)}`);
    }
    return reply;
  }
}
