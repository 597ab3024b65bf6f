import { IsNull, Not, type EntityManager } from 'typeorm';
import type { AuditedValues } from '../../../platform/audit-log/AuditLogEntry';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { DomainError } from '../../../shared/errors/DomainError';
import { cleanLine } from '../../../shared/text/cleanLine';
import { MapArea } from '../../map-areas/MapArea';
import type { PrintedMap } from '../PrintedMap';
import { PrintPicture } from './pictures/PrintPicture';
import { auditedSettings } from './auditedSettings';
import { PrintLayout } from './PrintLayout';
import { isFoldOf } from './printFolds';
import { defaultPrintSettings, isSquareOf, type PrintSettings } from './PrintSettings';
import { proofPrintLayoutJob } from './proofPrintLayoutJob';

/** versions of a format that are kept, besides the one in use */
const mostKept = 50;

type Format = Pick<PrintedMap, 'mapAreaId' | 'paper' | 'orientation'>;

interface LayoutContent {
  /** null: a draft, which takes the place of the caller's one before */
  name: string | null;
  settings: PrintSettings;
}

type LayoutToSave = Format & LayoutContent;

/**
 * Saves a layout of a printed map as a new version and has its proof drawn. The printed map stays as it is until
 * `applyPrintLayout` (docs/rules/maps-and-print.md#layouts-of-the-printed-map).
 *
 * @throws DomainError NOT_FOUND without the area, VALIDATION_FAILED for squares beyond its grid, for CHOSEN without
 * insets, for paper that is not folded in this way, and for a picture that is not there
 */
export function savePrintLayout(
  context: RequestContext,
  { name, settings, ...format }: LayoutToSave,
): Promise<PrintLayout> {
  const choose = () => ({ name, settings });
  return saveVersion(context, format, { choose, action: 'savePrintLayout', needsPicture: true });
}

interface NewVersion {
  /** returns what to save, by the latest named version; no other one is saved meanwhile */
  choose: (latest: PrintLayout | null) => LayoutContent;
  /** for the audit log */
  action: string;
  /** false: with a sponsor's picture that is gone, the layout is saved all the same, and its proof says so */
  needsPicture: boolean;
}

/**
 * Saves what `choose` returns as a version of a format.
 *
 * @throws DomainError as `savePrintLayout` and `choose`
 */
export async function saveVersion(
  context: RequestContext,
  { mapAreaId, paper, orientation }: Format,
  { choose, action, needsPicture }: NewVersion,
): Promise<PrintLayout> {
  const { viewer, database, clock, jobs } = context;
  authorize(viewer, 'savePrintLayout');
  return database.transaction(async (manager) => {
    const area = await manager
      .getRepository(MapArea)
      .findOne({ where: { id: mapAreaId }, lock: { mode: 'for_no_key_update' } });
    if (!area) throw new DomainError('NOT_FOUND', 'There is no such map area.');
    const format = { mapAreaId, paper, orientation };
    const newest = await findLatest(manager, format);
    const chosen = choose(newest);
    const { settings } = chosen;
    const name = chosen.name === null ? null : cleanLine(chosen.name);
    if (name === '') throw refusal('name', 'REQUIRED', 'Give the layout a name.');
    refuseMisfits(area, { paper, settings });
    const isThere = await keepPicture(manager, settings, clock.now());
    if (!isThere && needsPicture) {
      throw refusal('layout.sponsorPicture', 'NOT_FOUND', 'This picture is gone. Upload it again.');
    }
    const savedById = viewer?.accountId ?? 0;
    const layouts = manager.getRepository(PrintLayout);
    if (name === null) await layouts.delete({ ...format, savedById, name: IsNull() });
    const latest = name === null ? null : newest;
    const firstVersionId = latest && (await findFirstVersion(manager, format, latest));
    const values = { ...format, name, settings, savedAt: clock.now(), savedById, firstVersionId };
    const layout = await layouts.save(layouts.create(values));
    if (name !== null) {
      if (firstVersionId === null) await layouts.update({ id: layout.id }, { firstVersionId: layout.id });
      await forgetOldVersions(manager, format);
      const entityId = firstVersionId ?? layout.id;
      const layoutOf = `${area.name}, ${paper} ${orientation.toLowerCase()}`;
      const changed = changesOf(latest, { name, settings });
      await recordAudit(manager, context, [
        { action, entityType: 'PrintLayout', entityId, ...changed, after: { ...changed.after, layoutOf } },
      ]);
    }
    await jobs.enqueue(manager, proofPrintLayoutJob, { printLayoutId: layout.id });
    return layouts.findOneByOrFail({ id: layout.id });
  });
}

function refuseMisfits(area: MapArea, { paper, settings }: Pick<LayoutToSave, 'paper' | 'settings'>): void {
  const { frame, insets, insetRanges, fold } = settings;
  const last = `${String.fromCharCode(64 + area.gridColumns)}${area.gridRows}`;
  const message = `The squares of this area are A1 to ${last}.`;
  const isBeyond = ({ from, to }: { from: string; to: string }): boolean =>
    !isSquareOf(area, from) || !isSquareOf(area, to);
  if (frame !== null && isBeyond(frame)) throw refusal('layout.frame', 'OUT_OF_RANGE', message);
  if (insetRanges.some(isBeyond)) throw refusal('layout.insetRanges', 'OUT_OF_RANGE', message);
  if (insets === 'CHOSEN' && insetRanges.length === 0) {
    throw refusal('layout.insetRanges', 'REQUIRED', 'Choose at least one part for an inset.');
  }
  if (fold !== null && !isFoldOf(fold, paper)) {
    throw refusal('layout.fold', 'NOT_FOLDABLE', `Paper of size ${paper} is not folded in this way.`);
  }
}

/**
 * An uploaded picture that no layout names goes a day later; a newer date keeps it from going at this moment. Returns
 * false for one that is gone.
 */
async function keepPicture(manager: EntityManager, { sponsorPicture }: PrintSettings, now: Date): Promise<boolean> {
  if (sponsorPicture === null) return true;
  const { hash, alternativeText } = sponsorPicture;
  if (alternativeText === '') {
    throw refusal('layout.sponsorPicture.alternativeText', 'REQUIRED', 'Say what the picture shows.');
  }
  const { affected } = await manager.getRepository(PrintPicture).update({ hash }, { createdAt: now });
  return affected === 1;
}

/** The lock of the area keeps others from saving a version meanwhile. */
function findLatest(manager: EntityManager, format: Format): Promise<PrintLayout | null> {
  const named = { ...format, name: Not(IsNull()) };
  return manager.getRepository(PrintLayout).findOne({ where: named, order: { id: 'DESC' } });
}

/** A server of the version before saves layouts without the number of the first one. */
async function findFirstVersion(manager: EntityManager, format: Format, latest: PrintLayout): Promise<number> {
  if (latest.firstVersionId !== null) return latest.firstVersionId;
  const where = { ...format, firstVersionId: Not(IsNull()) };
  const known = await manager.getRepository(PrintLayout).findOne({ where, order: { id: 'DESC' } });
  return known?.firstVersionId ?? latest.id;
}

/** What a version changes of the one before it; of the first version, all that it has chosen. */
function changesOf(
  before: LayoutContent | null,
  after: LayoutContent,
): { before: AuditedValues | null; after: AuditedValues } {
  const valuesOf = ({ name, settings }: LayoutContent): AuditedValues => ({ name, ...auditedSettings(settings) });
  const is = valuesOf(after);
  const was = valuesOf(before ?? { name: null, settings: defaultPrintSettings });
  const pick = (values: AuditedValues): AuditedValues =>
    Object.fromEntries(Object.entries(values).filter(([field]) => was[field] !== is[field]));
  return { before: before && pick(was), after: pick(is) };
}

async function forgetOldVersions(manager: EntityManager, { mapAreaId, paper, orientation }: Format): Promise<void> {
  await manager.query(
    `DELETE FROM print_layouts WHERE id IN (
       SELECT id FROM print_layouts WHERE map_area_id = $1 AND paper = $2 AND orientation = $3 AND name IS NOT NULL
       ORDER BY id DESC OFFSET $4)
     AND NOT EXISTS (SELECT FROM printed_maps p WHERE p.print_layout_id = print_layouts.id)`,
    [mapAreaId, paper, orientation, mostKept],
  );
}

function refusal(field: string, code: string, message: string): DomainError {
  return new DomainError('VALIDATION_FAILED', message, { errors: [{ field, code, message }] });
}
