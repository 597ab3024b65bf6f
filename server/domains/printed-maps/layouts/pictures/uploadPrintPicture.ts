import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { detectImageFormat } from '../../../../../shared/pictures/detectImageFormat';
import { recordAudit } from '../../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { computeSha256 } from '../../../../platform/file-store/computeSha256';
import { decodePicture, isPixels } from '../../../../platform/images/decoding/decodePicture';
import { sharpFromPixels } from '../../../../platform/images/safeSharp';
import { authorize } from '../../../../shared/authorize';
import { DomainError } from '../../../../shared/errors/DomainError';
import { PrintPicture } from './PrintPicture';
import { pictureUrl } from './readPicture';

/** with base64, a request of less than 1 MB */
const mostBytes = 700_000;
/** pixels: sharp at the largest size on paper, 80 mm at 300 dots per inch */
const longestSide = 1000;
/** pixels of the longer side: smaller ones are blurred on paper */
const leastSide = 200;
const widestRatio = 8;
const dayMs = 24 * 60 * 60 * 1000;

type NewPicture = Omit<PrintPicture, 'id' | 'createdAt'>;

@InputType({ description: 'A picture for printed maps, such as the logo of a sponsor.' })
export class UploadPrintPictureInput {
  @Field({
    description: `A JPEG, PNG, WebP, AVIF or HEIC as base64, of at least ${leastSide} pixels on its longer side. At most ${mostBytes / 1000} kB before encoding.`,
  })
  file: string;
}

@ObjectType('PrintPicture', { description: 'A picture for printed maps.' })
class PrintPictureType {
  @Field({ description: 'SHA-256 of the content, in hexadecimal. Layouts name the picture by it.' })
  readonly hash: string;

  @Field(() => Int, { description: 'In pixels.' })
  readonly width: number;

  @Field(() => Int, { description: 'In pixels.' })
  readonly height: number;

  @Field({ description: 'The picture as a data URL (PNG).' })
  readonly dataUrl: string;

  constructor({ hash, width, height, content }: NewPicture) {
    this.hash = hash;
    this.width = width;
    this.height = height;
    this.dataUrl = pictureUrl(content);
  }
}

@ObjectType({ description: 'What `uploadPrintPicture` did.' })
export class UploadPrintPicturePayload {
  @Field(() => PrintPictureType, { description: 'The picture as it is kept. `savePrintLayout` puts it on a map.' })
  readonly picture: PrintPictureType;

  constructor(picture: PrintPictureType) {
    this.picture = picture;
  }
}

/**
 * Keeps a picture for printed maps (docs/rules/maps-and-print.md#layouts-of-the-printed-map). No map changes. Pictures
 * that no layout names go a day later.
 *
 * @throws DomainError VALIDATION_FAILED on `file` if it is no such picture, too large or too small
 */
export async function uploadPrintPicture(
  context: RequestContext,
  { file }: { file: string },
): Promise<UploadPrintPicturePayload> {
  authorize(context.viewer, 'uploadPrintPicture');
  const picture = await preparePicture(file);
  const createdAt = context.clock.now();
  await context.database.transaction(async (manager) => {
    await manager.query(deleteUnused, [new Date(createdAt.getTime() - dayMs)]);
    const pictures = manager.getRepository(PrintPicture);
    await pictures.upsert({ ...picture, createdAt }, ['hash']);
    const { id } = await pictures.findOneOrFail({ select: { id: true }, where: { hash: picture.hash } });
    const after = { width: picture.width, height: picture.height };
    await recordAudit(manager, context, [
      { action: 'uploadPrintPicture', entityType: 'PrintPicture', entityId: id, before: null, after },
    ]);
  });
  return new UploadPrintPicturePayload(new PrintPictureType(picture));
}

const deleteUnused = `
  DELETE FROM print_pictures p
  WHERE p.created_at < $1
    AND NOT EXISTS (SELECT FROM print_layouts l WHERE l.settings->'sponsorPicture'->>'hash' = p.hash)`;

async function preparePicture(file: string): Promise<NewPicture> {
  const bytes = bytesOf(file);
  if (detectImageFormat(bytes) === null) {
    throw refused('UNSUPPORTED', 'Choose a JPEG, PNG, WebP, AVIF or HEIC picture.');
  }
  const decoded = await decodePicture(bytes, { width: longestSide, height: longestSide });
  if (!isPixels(decoded)) throw refused('IMAGE_UNREADABLE', 'The picture cannot be read. Save it anew.');
  const { width, height } = decoded;
  if (Math.max(width, height) < leastSide) {
    const least = `Choose one with at least ${leastSide} on the longer side.`;
    throw refused('TOO_SMALL', `The picture has ${width} × ${height} pixels. ${least}`);
  }
  if (Math.max(width / height, height / width) > widestRatio) {
    throw refused('INVALID', `Choose a picture at most ${widestRatio} times as long as wide.`);
  }
  const content = await sharpFromPixels(decoded).png({ compressionLevel: 9 }).toBuffer();
  return { hash: computeSha256(content), width, height, content };
}

function bytesOf(base64: string): Buffer {
  if (base64 === '' || !/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) throw refused('BASE64', 'Send the file in base64.');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > mostBytes) throw refused('TOO_LARGE', `Choose a file of at most ${mostBytes / 1000} kB.`);
  return bytes;
}

function refused(code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'file', code, message }] });
}
