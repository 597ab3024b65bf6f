import { connect } from 'node:net';

export interface RawResponse {
  /** status line and headers, as sent */
  head: string;
  body: Buffer;
}

const end = '\r\n\r\n';

/** Sends one request as the given bytes, and returns the bytes of the response. */
export function rawRequest(port: number, text: string): Promise<RawResponse> {
  const isHead = text.startsWith('HEAD ');
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    let received = Buffer.alloc(0);
    const finish = (response: RawResponse): void => {
      socket.destroy();
      resolve(response);
    };
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      const response = split(received);
      if (response && (isHead || isWhole(response))) finish(response);
    });
    socket.on('end', () => finish(split(received) ?? { head: received.toString('latin1'), body: Buffer.alloc(0) }));
    socket.on('error', reject);
  });
}

function split(received: Buffer): RawResponse | null {
  const at = received.indexOf(end);
  return at < 0 ? null : { head: received.toString('latin1', 0, at), body: received.subarray(at + end.length) };
}

function isWhole({ head, body }: RawResponse): boolean {
  if (/^HTTP\/1\.1 (?:204|304)/.test(head)) return true;
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (length !== undefined) return body.length >= Number(length);
  return /^transfer-encoding: chunked$/im.test(head)
    ? body.includes('\r\n0\r\n\r\n') || body.equals(Buffer.from(`0${end}`))
    : false;
}
