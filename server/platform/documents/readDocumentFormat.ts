import { DomainError } from '../../shared/errors/DomainError';
import type { DocumentFormat } from './DocumentFormat';
import { readOfficeFormat } from './readOfficeFormat';
import { damagedDocument } from './refuseDocument';

const megabyte = 1024 * 1024;
const largestPdf = 25 * megabyte;
const usualOffice: OfficeLimits = { bytes: 10 * megabyte, unpackedBytes: 100 * megabyte };
/** maximum distance of a PDF's end marker from the end of the file */
const pdfTail = 2048;

interface OfficeLimits {
  bytes: number;
  unpackedBytes: number;
}

/**
 * Returns the format of a document by its content, never by its name (docs/rules/files.md#type-by-content); null for
 * other files.
 */
export async function readDocumentFormat(
  bytes: Buffer,
  office: OfficeLimits = usualOffice,
): Promise<DocumentFormat | null> {
  if (/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) {
    refuseAbove(bytes, largestPdf, 'A PDF');
    if (!bytes.subarray(-pdfTail).includes('%%EOF')) throw damagedDocument();
    return 'pdf';
  }
  if (bytes.length < 4 || bytes.readUInt32LE(0) !== 0x04034b50) return null;
  refuseAbove(bytes, office.bytes, 'An Excel or Word document');
  return readOfficeFormat(bytes, office.unpackedBytes);
}

function refuseAbove(bytes: Buffer, limit: number, what: string): void {
  if (bytes.length <= limit) return;
  const message = `${what} may have at most ${limit / megabyte} MB. Make it smaller and send it again.`;
  throw new DomainError('PAYLOAD_TOO_LARGE', message, { errors: [{ field: 'document', code: 'TOO_LARGE', message }] });
}
