import { DomainError } from '../../../../shared/errors/DomainError';

/** Bytes out of base64, with or without the beginning that browsers give it (`data:image/png;base64,`). */
export function decodeBase64(text: string): Buffer {
  const start = text.startsWith('data:') ? text.indexOf(',') + 1 : 0;
  const encoded = text.slice(start);
  const bytes = Buffer.from(encoded, 'base64');
  // Node skips what is not base64; whoever sends that has sent something else than was meant
  if (bytes.length === 0 || bytes.toString('base64') !== encoded) {
    const message = 'The content is not base64. Encode the bytes of the file as they are, without line breaks.';
    throw new DomainError('VALIDATION_FAILED', message, {
      errors: [{ field: 'contentBase64Encoded', code: 'BASE64', message }],
    });
  }
  return bytes;
}
