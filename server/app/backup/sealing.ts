import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { StartProblem } from '../../shared/errors/StartProblem';

const magic = Buffer.from('SEALED1\n');
const saltBytes = 16;
const tagBytes = 16;
const lengthBytes = 4;
/** Plain bytes of one sealed piece. */
const pieceBytes = 1024 * 1024;

const wrongKey = 'This backup cannot be opened: it was damaged, or BACKUP_KEY is not the key that it was made with.';
const cutOff = 'This backup is not whole: its end is missing.';

/**
 * Encrypts a stream by AES-256-GCM in pieces of 1 MB, each with its number, and marks the last. So a wrong key or a
 * changed byte is found at its piece, and a missing end too. Each stream has a key of its own, derived from a salt.
 */
export async function* seal(plain: AsyncIterable<Uint8Array>, secret: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const key = keyOf(secret, salt);
  yield Buffer.concat([magic, salt]);
  let waiting: Buffer[] = [];
  let size = 0;
  let number = 0;
  for await (const chunk of plain) {
    waiting.push(Buffer.from(chunk));
    size += chunk.byteLength;
    while (size > pieceBytes) {
      const all = Buffer.concat(waiting);
      yield sealPiece(all.subarray(0, pieceBytes), key, number, false);
      number += 1;
      waiting = [all.subarray(pieceBytes)];
      size = all.length - pieceBytes;
    }
  }
  yield sealPiece(Buffer.concat(waiting), key, number, true);
}

/** @throws StartProblem for a wrong key, changed bytes and a missing end */
async function* unseal(sealed: AsyncIterable<Uint8Array>, secret: string | null): AsyncGenerator<Buffer> {
  if (secret === null)
    throw new StartProblem('This backup is encrypted: set BACKUP_KEY to the key that it was made with.');
  const reader = new ExactReader(sealed);
  try {
    const head = await reader.read(magic.length + saltBytes);
    if (!head?.subarray(0, magic.length).equals(magic)) throw new StartProblem(wrongKey);
    const key = keyOf(secret, head.subarray(magic.length));
    let isLast = false;
    for (let number = 0; !isLast; number += 1) {
      const length = (await reader.read(lengthBytes))?.readUInt32BE();
      if (length === undefined) throw new StartProblem(cutOff);
      if (length > pieceBytes + 1) throw new StartProblem(wrongKey);
      const piece = await reader.read(length + tagBytes);
      if (!piece) throw new StartProblem(cutOff);
      const plain = openPiece(piece, key, number);
      isLast = plain[0] === 1;
      yield plain.subarray(1);
    }
    if (await reader.read(1)) throw new StartProblem(wrongKey);
  } finally {
    await reader.close();
  }
}

/** The plain bytes of a stream that may be encrypted. @throws as `unseal` does */
export async function* unsealIfSealed(
  stream: AsyncIterable<Uint8Array>,
  secret: string | null,
): AsyncGenerator<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  let isAtEnd = false;
  while (head.length < magic.length && !isAtEnd) {
    const next = await chunks.next();
    if (next.done === true) isAtEnd = true;
    else head = Buffer.concat([head, next.value]);
  }
  const whole = (async function* () {
    try {
      yield head;
      for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) yield next.value;
    } finally {
      await chunks.return?.();
    }
  })();
  yield* head.subarray(0, magic.length).equals(magic) ? unseal(whole, secret) : whole;
}

function keyOf(secret: string, salt: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, 'local-offers backup', 32));
}

function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(number, 8);
  return nonce;
}

/** The first encrypted byte says whether it is the last piece. */
function sealPiece(plain: Buffer, key: Buffer, number: number, isLast: boolean): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number));
  const body = Buffer.concat([cipher.update(Buffer.of(isLast ? 1 : 0)), cipher.update(plain), cipher.final()]);
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(body.length);
  return Buffer.concat([length, body, cipher.getAuthTag()]);
}

function openPiece(piece: Buffer, key: Buffer, number: number): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number));
  decipher.setAuthTag(piece.subarray(piece.length - tagBytes));
  try {
    return Buffer.concat([decipher.update(piece.subarray(0, piece.length - tagBytes)), decipher.final()]);
  } catch (cause) {
    throw new StartProblem(wrongKey, { cause });
  }
}

/** Reads exactly so many bytes of a stream, or null at its end. */
export class ExactReader {
  private readonly chunks: AsyncIterator<Uint8Array>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(stream: AsyncIterable<Uint8Array>) {
    this.chunks = stream[Symbol.asyncIterator]();
  }

  /** Lets the stream go before its end. */
  async close(): Promise<void> {
    await this.chunks.return?.();
  }

  async read(size: number): Promise<Buffer | null> {
    const parts = [this.rest];
    let length = this.rest.length;
    while (length < size) {
      const next = await this.chunks.next();
      if (next.done === true) return null;
      parts.push(Buffer.from(next.value));
      length += next.value.byteLength;
    }
    const all = Buffer.concat(parts);
    this.rest = all.subarray(size);
    return all.subarray(0, size);
  }
}
