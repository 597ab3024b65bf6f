import { crc32, deflateRawSync } from 'node:zlib';

interface ZipPart {
  name: string;
  content: Buffer | string;
  /** false claims of the archive about a file */
  claims?: { size?: number; crc32?: number; flags?: number; offset?: number };
}

/** Creates an archive as office programs write it, or one with false claims. */
export function makeZip(parts: ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claims = {} } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0);
    header.writeUInt16LE(claims.flags ?? 0, 2);
    header.writeUInt16LE(8, 4);
    header.writeUInt32LE(claims.crc32 ?? crc32(bytes), 10);
    header.writeUInt32LE(packed.length, 14);
    header.writeUInt32LE(claims.size ?? bytes.length, 18);
    header.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([uint32(0x04034b50), header, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(claims.offset ?? offset, 10);
    directory.push(Buffer.concat([uint32(0x02014b50), uint16(20), header, tail, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, listed, uint32(0x06054b50), end]);
}

const types = (main: string): string =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override ContentType="application/vnd.${main}"/></Types>`;

export function spreadsheetParts(main = 'openxmlformats-officedocument.spreadsheetml.sheet.main+xml'): ZipPart[] {
  return [
    { name: '[Content_Types].xml', content: types(main) },
    { name: 'xl/workbook.xml', content: '<workbook/>' },
  ];
}

export function wordParts(): ZipPart[] {
  return [
    { name: '[Content_Types].xml', content: types('openxmlformats-officedocument.wordprocessingml.document.main+xml') },
    { name: 'word/document.xml', content: '<document>Menu</document>' },
  ];
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
