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

/** Keeps what a change has overwritten, in the transaction of the change; nothing where nothing changed. */
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
