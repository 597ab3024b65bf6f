import DataLoader from 'dataloader';
import type { LoaderFactory } from '../../platform/context/RequestContext';
import type { UndoableAction } from '../brochures/undo/UndoableAction';

interface UndoableEntry {
  /** id of the line, as text */
  id: string;
  action: UndoableAction;
}

/**
 * Loads, by the number of an ad, the line of its last change if `undoBrochureChanges` can take that back; null otherwise.
 * Nobody has changed the ad since, so the line is the last one of its action.
 */
export const undoableEntryLoader: LoaderFactory<number, UndoableEntry | null> = ({ database }) =>
  new DataLoader<number, UndoableEntry | null>(async (brochureIds) => {
    const found = await database.query<(UndoableEntry & { brochureId: number })[]>(
      `SELECT undo.brochure_id AS "brochureId", undo.action, line.id::text
       FROM brochure_undos AS undo
       JOIN brochures AS ad ON ad.id = undo.brochure_id AND ad.version = undo.version AND ad.record_status
       JOIN LATERAL (
         SELECT id FROM audit_log_entries
         WHERE entity_type = 'Brochure' AND entity_id = undo.brochure_id AND action = undo.action
         ORDER BY id DESC LIMIT 1
       ) AS line ON true
       WHERE undo.brochure_id = ANY($1) AND undo.undone_version IS NULL`,
      [brochureIds],
    );
    const byAd = new Map(found.map((entry) => [entry.brochureId, entry]));
    return brochureIds.map((id) => byAd.get(id) ?? null);
  });
