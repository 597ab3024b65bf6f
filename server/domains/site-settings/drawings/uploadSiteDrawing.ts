import { Field, InputType, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import { authorize } from '../../../shared/authorize';
import { mostBytes, readDrawing } from './readDrawing';
import { SiteDrawingRow } from './SiteDrawingRow';
import { SiteDrawingType } from './SiteDrawingType';

@InputType({ description: 'A logo or an icon of the site.' })
export class UploadSiteDrawingInput {
  @Field({
    description: `An SVG, or a PNG of at least 128 pixels, as base64. At most ${mostBytes / 1000} kB before encoding.`,
  })
  file: string;
}

@ObjectType({ description: 'What `uploadSiteDrawing` did.' })
export class UploadSiteDrawingPayload {
  @Field(() => SiteDrawingType, { description: 'The drawing as it is kept. `updateSiteSettings` puts it on the site.' })
  readonly drawing: SiteDrawingType;

  @Field(() => [String], { description: 'Elements of an SVG that were left out, such as script, image and text.' })
  readonly removed: readonly string[];

  constructor(drawing: SiteDrawingType, removed: readonly string[]) {
    this.drawing = drawing;
    this.removed = removed;
  }
}

/**
 * Keeps a logo or an icon (docs/rules/site-settings.md#logo). Nothing of the site changes. Drawings that no version of
 * the settings names go a day later.
 *
 * @throws DomainError VALIDATION_FAILED if the file is no SVG or PNG, too large, too small or empty
 */
export async function uploadSiteDrawing(
  context: RequestContext,
  { file }: { file: string },
): Promise<UploadSiteDrawingPayload> {
  authorize(context.viewer, 'uploadSiteDrawing');
  const { drawing, removed } = await readDrawing(file);
  const createdAt = context.clock.now();
  await context.database.transaction(async (manager) => {
    await manager.query(deleteUnused, [new Date(createdAt.getTime() - dayMs)]);
    await manager
      .createQueryBuilder()
      .insert()
      .into(SiteDrawingRow)
      .values({ ...drawing, createdAt })
      .orUpdate(['created_at'], ['hash'])
      .execute();
    const after = { kind: drawing.kind, width: drawing.width, height: drawing.height };
    await recordAudit(manager, context, [
      { action: 'uploadSiteDrawing', entityType: 'SiteSettings', entityId: 1, before: null, after },
    ]);
  });
  return new UploadSiteDrawingPayload(new SiteDrawingType(drawing), removed);
}

const dayMs = 24 * 60 * 60 * 1000;

const deleteUnused = `
  DELETE FROM site_drawings d
  WHERE d.created_at < $1 AND NOT EXISTS (
    SELECT FROM site_settings_versions v
    WHERE d.hash IN (v."values"->'logo'->>'hash', v."values"->'logoDark'->>'hash', v."values"->'icon'->>'hash'))`;
