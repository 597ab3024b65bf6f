import type { EntityManager } from 'typeorm';
import type { Brochure } from '../Brochure';
import { BrochureUndo } from './BrochureUndo';
import type { UndoableAction } from './UndoableAction';
import { valuesOfColumns } from './valuesOfColumns';

interface Change {
  action: UndoableAction;
  before: Brochure;
  after: Brochure;
}

/** Stores the values before a change, in the transaction of the change. Does nothing if nothing changed. */
export async function rememberUndo(manager: EntityManager, { action, before, after }: Change): Promise<void> {
  if (before.version === after.version) return;
  const written = valuesOfColumns(manager, after);
  const overwritten = Object.entries(valuesOfColumns(manager, before)).filter(
    ([name, value]) => value !== written[name],
  );
  const { id: brochureId, version } = after;
  const undo = { brochureId, action, before: Object.fromEntries(overwritten), version, undoneVersion: null };
  await manager.getRepository(BrochureUndo).upsert(undo, ['brochureId']);
}
