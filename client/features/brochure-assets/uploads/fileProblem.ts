/** Kinds of files that the server accepts. */
export type FileKind = 'PICTURE' | 'PDF' | 'OFFICE';

const megabyte = 1024 * 1024;

const limits: Record<FileKind, { bytes: number; message: string }> = {
  PICTURE: {
    bytes: 15 * megabyte,
    message: 'The picture is larger than 15 MB. Make it smaller and send it again.',
  },
  PDF: { bytes: 25 * megabyte, message: 'A PDF may have at most 25 MB. Make it smaller and send it again.' },
  OFFICE: {
    bytes: 10 * megabyte,
    message: 'An Excel or Word document may have at most 10 MB. Make it smaller and send it again.',
  },
};

const taken = 'Send a picture (JPEG, PNG, WebP, AVIF or HEIC), a PDF, or an Excel or Word document (.xlsx, .docx).';

/**
 * Returns the server's refusal for a file before it is uploaded, or null when it may be sent
 * (docs/rules/files.md#size-limits). `e2e/shared-rules/fileRules.test.ts` compares the messages with the server's.
 */
export function fileProblem(kind: FileKind | null, { size, type }: Pick<File, 'size' | 'type'>): string | null {
  if (kind === null) {
    const what = type === 'image/svg+xml' ? 'SVG drawings are not taken.' : 'Files of this kind are not taken.';
    return `${what} ${taken}`;
  }
  const { bytes, message } = limits[kind];
  return size > bytes ? message : null;
}
