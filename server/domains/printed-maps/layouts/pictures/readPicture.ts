import type { DataSource } from 'typeorm';
import type { MapPicture } from '../../MapContent';
import type { SponsorPicture } from '../PrintSettings';
import { PrintPicture } from './PrintPicture';

/** Returns the picture of a layout with its content; null without one, and for one that is gone. */
export async function readPicture(database: DataSource, sponsor: SponsorPicture | null): Promise<MapPicture | null> {
  if (sponsor === null) return null;
  const { hash, alternativeText } = sponsor;
  const picture = await database.getRepository(PrintPicture).findOneBy({ hash });
  if (picture === null) return null;
  const { content, width, height } = picture;
  return { href: pictureUrl(content), width, height, alternativeText };
}

/** Returns the data URL of a picture. */
export function pictureUrl(content: Buffer): string {
  return `data:image/png;base64,${content.toString('base64')}`;
}
