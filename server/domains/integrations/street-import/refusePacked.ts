import type { Readable } from 'node:stream';
import { DomainError } from '../../../shared/errors/DomainError';

/** how files begin that hold others, or themselves in fewer bytes */
const beginnings: readonly (readonly [what: string, bytes: readonly number[]])[] = [
  ['a ZIP file (or a workbook)', [0x50, 0x4b, 0x03, 0x04]],
  ['packed by gzip', [0x1f, 0x8b]],
  ['packed by 7-Zip', [0x37, 0x7a, 0xbc, 0xaf]],
  ['packed by bzip2', [0x42, 0x5a, 0x68]],
  ['packed by xz', [0xfd, 0x37, 0x7a, 0x58]],
  ['a PDF', [0x25, 0x50, 0x44, 0x46]],
];

/** Hands a file on as it is. One that is packed is refused by its first bytes, whatever it is called: nothing is unpacked here. */
export async function* refusePacked(source: Readable): AsyncGenerator<Buffer | string> {
  let isFirst = true;
  for await (const chunk of source as AsyncIterable<Buffer | string>) {
    const [what] = isFirst ? (beginnings.find(([, bytes]) => beginsWith(chunk, bytes)) ?? []) : [];
    if (what !== undefined) {
      throw new DomainError('BAD_REQUEST', `This file is ${what}, not text. Unpack it, and import what is in it.`);
    }
    isFirst = false;
    yield chunk;
  }
}

function beginsWith(chunk: Buffer | string, bytes: readonly number[]): boolean {
  const start = typeof chunk === 'string' ? Buffer.from(chunk.slice(0, bytes.length), 'latin1') : chunk;
  return bytes.every((byte, at) => start[at] === byte);
}
