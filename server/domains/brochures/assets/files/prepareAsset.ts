import { readDocumentFormat } from '../../../../platform/documents/readDocumentFormat';
import { computeSha256 } from '../../../../platform/file-store/computeSha256';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { detectImageFormat } from '../../../../../shared/pictures/detectImageFormat';
import { prepareImage } from '../../../../platform/images/prepareImage';
import { DomainError } from '../../../../shared/errors/DomainError';
import { normalizeUrl } from '../../../../shared/urls/normalizeUrl';
import type { AssetUpload } from './AssetUpload';
import { cleanAltText } from '../changing/cleanAltText';
import { decodeBase64 } from './decodeBase64';
import type { PreparedAsset } from './PreparedAsset';
import type { DocumentFormat } from '../../../../platform/documents/DocumentFormat';
import { AssetType } from '../AssetType';

type ContentKind = 'image' | DocumentFormat;

const words: Record<ContentKind, string> = {
  image: 'a picture',
  pdf: 'a PDF',
  xlsx: 'an Excel document',
  docx: 'a Word document',
};

/** The asset types that allow a kind of content; the first is the default. */
const typesOf: Record<ContentKind, readonly [AssetType, ...AssetType[]]> = {
  image: [AssetType.BROCHURE_IMAGE, AssetType.BROCHURE_THUMBNAIL_IMAGE],
  pdf: [AssetType.BROCHURE_PDF],
  xlsx: [AssetType.BROCHURE_EXCEL],
  docx: [AssetType.BROCHURE_WORD],
};

/**
 * Detects the type from the content, never from the name (docs/rules/files.md#type-by-content). Refuses a claimed type
 * that contradicts it.
 */
function resolveAssetType(claimed: AssetType | null | undefined, content: ContentKind): AssetType {
  const possible = typesOf[content];
  if (claimed == null || claimed === AssetType.BROCHURE_UNKNOWN) return possible[0];
  if (possible.includes(claimed)) return claimed;
  const message = `The file is ${words[content]}: its type is ${possible.join(' or ')}, not ${claimed}.`;
  throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'type', code: 'TYPE_MISMATCH', message }] });
}

/** limit of the largest kind; each kind has its own limit */
const mostBytes = 25 * 1024 * 1024;

type Outside = Pick<RequestContext, 'fetchOutside'>;

/**
 * Does all slow or fallible work on an upload: fetching, checking and re-encoding. It writes nothing and runs before
 * the transaction that stores the file (docs/rules/files.md#type-by-content).
 */
export async function prepareAsset(context: Outside, upload: AssetUpload): Promise<PreparedAsset> {
  const bytes = await bytesOf(context, upload);
  try {
    return await prepareBytes(bytes, upload);
  } catch (error) {
    throw error instanceof DomainError ? namingInput(error, upload) : error;
  }
}

async function prepareBytes(bytes: Buffer, upload: AssetUpload): Promise<PreparedAsset> {
  const altText = cleanAltText(upload.altText);
  const { sortOrder = null, uploadKey = null } = upload;
  if (detectImageFormat(bytes) !== null) {
    const type = resolveAssetType(upload.type, 'image');
    const image = await prepareImage(bytes);
    const content = { kind: 'image', image, uploaded: bytes } as const;
    return { type, altText, sortOrder, uploadKey, sha256: computeSha256(image.webp), content };
  }
  const format = await readDocumentFormat(bytes);
  if (format === null) throw notTaken(bytes);
  const type = resolveAssetType(upload.type, format);
  const content = { kind: 'document', format, bytes } as const;
  return { type, altText, sortOrder, uploadKey, sha256: computeSha256(bytes), content };
}

async function bytesOf(context: Outside, { url, contentBase64Encoded }: AssetUpload): Promise<Buffer> {
  if (url && contentBase64Encoded) throw eitherOr('Give the address of the file or its content, not both.');
  if (contentBase64Encoded) return decodeBase64(contentBase64Encoded);
  if (url) return context.fetchOutside(normalizeUrl(url) ?? url, { maxBytes: mostBytes });
  throw eitherOr('Give the content of the file, or an address to fetch it from.');
}

/** Assigns file errors to the input field of the file. */
function namingInput({ code, message, errors, cause }: DomainError, { url }: AssetUpload): DomainError {
  const origin = url ? 'url' : 'contentBase64Encoded';
  const named = errors.map((error) => (error.field === 'type' ? error : { ...error, field: origin }));
  return new DomainError(code, message, { errors: named, cause });
}

function eitherOr(message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'url', code: 'URL_OR_CONTENT', message }] });
}

function notTaken(bytes: Buffer): DomainError {
  const isSvg = /<svg[\s>]/i.test(bytes.toString('latin1', 0, 4096));
  const what = isSvg ? 'SVG drawings are not taken.' : 'Files of this kind are not taken.';
  const message = `${what} Send a picture (JPEG, PNG, WebP, AVIF or HEIC), a PDF, or an Excel or Word document (.xlsx, .docx).`;
  return new DomainError('UNSUPPORTED_MEDIA_TYPE', message, {
    errors: [{ field: 'document', code: 'FILE_KIND', message }],
  });
}
