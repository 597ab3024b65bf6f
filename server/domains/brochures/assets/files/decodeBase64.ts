import { DomainError } from '../../../../shared/errors/DomainError';

/** Decodes base64, with or without the prefix that browsers add (`data:image/png;base64,`). */
export function decodeBase64(text: string): Buffer {
  const start = text.startsWith('data:') ? text.indexOf(',') + 1 : 0;
  const encoded = text.slice(start);
  const bytes = Buffer.from(encoded, 'base64');
  // Node skips invalid characters, so bad input would otherwise decode to wrong bytes
  if (bytes.length === 0 || bytes.toString('base64') !== encoded) {
    const message = 'The content is not base64. Encode the bytes of the file as they are, without line breaks.';
    throw new DomainError('VALIDATION_FAILED', message, {
      errors: [{ field: 'contentBase64Encoded', code: 'BASE64', message }],
    });
  }
  return bytes;
}
