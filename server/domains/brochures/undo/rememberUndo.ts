import type { EntityManager } from 'typeorm';
import type { Brochure } from '../Brochure';
import { BrochureUndo } from './BrochureUndo';
import type { UndoableAction } from './UndoableAction';
import { overwrittenValues } from './overwrittenValues';

interface Change {
  action: UndoableAction;
  before: Brochure;
  after: Brochure;
}

/** Stores the values before a change, in the transaction of the change. Does nothing if nothing changed. */
export async function rememberUndo(manager: EntityManager, { action, before, after }: Change): Promise<void> {
  if (before.version === after.version) return;
  const { id: brochureId, version } = after;
  const undo = { brochureId, action, before: overwrittenValues(manager, before, after), version, undoneVersion: null };
  await manager.getRepository(BrochureUndo).upsert(undo, ['brochureId']);
}
