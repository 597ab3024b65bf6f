import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  /** empty: it is a root */
  parentSpanId: string;
  kind: number;
  attributes: Record<string, string>;
  /** 2: it failed */
  status: number;
}

export interface TraceReceiver {
  /** for OTEL_EXPORTER_OTLP_ENDPOINT */
  endpoint: string;
  spans: ReceivedSpan[];
  /** `service.name` of what has sent */
  services: Set<string>;
  stop(): Promise<void>;
}

/** A receiver of OTLP over HTTP that decodes what it gets: the fields of opentelemetry/proto/trace/v1/trace.proto. */
export async function receiveTraces(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  const services = new Set<string>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      for (const resourceSpans of fieldsOf(Buffer.concat(chunks), 1)) {
        for (const resource of fieldsOf(resourceSpans, 1))
          services.add(attributesOf(resource, 1)['service.name'] ?? '');
        for (const scope of fieldsOf(resourceSpans, 2)) spans.push(...fieldsOf(scope, 2).map(readSpan));
      }
      response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${String(port)}`,
    spans,
    services,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function readSpan(span: Buffer): ReceivedSpan {
  const [hex, text] = [
    (field: number) => first(span, field).toString('hex'),
    (field: number) => first(span, field).toString(),
  ];
  const [status] = fieldsOf(span, 15);
  return {
    ...{ traceId: hex(1), spanId: hex(2), parentSpanId: hex(4), name: text(5), kind: numberOf(span, 6) },
    attributes: attributesOf(span, 9),
    status: status ? numberOf(status, 3) : 0,
  };
}

const first = (message: Buffer, field: number): Buffer => fieldsOf(message, field)[0] ?? Buffer.alloc(0);
const numberOf = (message: Buffer, field: number): number =>
  Number(`0x${first(message, field).toString('hex') || '0'}`);

/** KeyValue: 1 key, 2 AnyValue (1 text, 2 boolean, 3 whole number) */
function attributesOf(message: Buffer, field: number): Record<string, string> {
  return Object.fromEntries(
    fieldsOf(message, field).map((pair) => {
      const value = first(pair, 2);
      return [first(pair, 1).toString(), first(value, 1).toString() || String(numberOf(value, 3))];
    }),
  );
}

/** All values of one field of a protobuf message; numbers as their bytes, the highest first. */
function fieldsOf(message: Buffer, wanted: number): Buffer[] {
  const found: Buffer[] = [];
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[at++] ?? 0;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const take = (length: number): Buffer => message.subarray(at, (at += length));
  while (at < message.length) {
    const tag = Number(varint());
    const [field, type] = [tag >> 3, tag & 7];
    const value = type === 0 ? bytesOf(varint()) : type === 1 ? take(8) : type === 2 ? take(Number(varint())) : take(4);
    if (field === wanted) found.push(value);
  }
  return found;
}

function bytesOf(value: bigint): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
}
