import type { EntityManager } from 'typeorm';
import type { AuditedValues } from '../../../../platform/audit-log/AuditLogEntry';
import { recordAudit } from '../../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { authorize } from '../../../../shared/authorize';
import { DomainError } from '../../../../shared/errors/DomainError';
import { auditedMapping, changedMapping, withAuditedValues } from './auditedMapping';
import type { ImportMapping } from './ImportMapping';
import { ImportProfile } from './ImportProfile';
import { profileMappingOf } from './profileMappingOf';
import { readMapping } from './readMapping';

const entityType = 'ImportProfile';
const noMapping: ImportMapping = { columns: [], values: [] };

interface NewProfile {
  name: string;
  mapping: ImportMapping;
}

/**
 * Keeps a mapping under a name, in place of an earlier one, in the caller's transaction, without values of people
 * (docs/rules/imports.md#profiles).
 */
export async function saveImportProfile(
  manager: EntityManager,
  context: RequestContext,
  { name, mapping }: NewProfile,
): Promise<void> {
  const action = 'saveImportProfile';
  const profile = { name, mapping: profileMappingOf(mapping) };
  if (await createProfile(manager, context, profile, { action })) return;
  const lock = { mode: 'pessimistic_write' } as const;
  const found = await manager.getRepository(ImportProfile).findOne({ where: { name: profile.name }, lock });
  // somebody has deleted it meanwhile
  if (!found) return saveImportProfile(manager, context, profile);
  await changeProfile(manager, context, found, { mapping: profile.mapping, action });
}

/**
 * Gives some columns and values of a profile what they were before a change (docs/rules/imports.md#profiles).
 *
 * @throws DomainError NOT_FOUND when the profile was deleted, VALIDATION_FAILED as `readMapping`
 */
export async function restoreImportProfile(
  context: RequestContext,
  id: number,
  { values, action }: { values: AuditedValues; action: string },
): Promise<{ id: number }> {
  authorize(context.viewer, 'mapBrochureImport');
  return context.database.transaction(async (manager) => {
    const lock = { mode: 'pessimistic_write' } as const;
    const found = await manager.getRepository(ImportProfile).findOne({ where: { id }, lock });
    if (!found) throw new DomainError('NOT_FOUND', 'This profile is deleted. Restore its deletion first.');
    const mapping = profileMappingOf(readMapping(withAuditedValues(found.mapping, values)));
    await changeProfile(manager, context, found, { mapping, action });
    return { id };
  });
}

/**
 * Makes a deleted profile again, under its former number, so that its history goes on.
 *
 * @throws DomainError VALIDATION_FAILED when its name is taken, and as `readMapping`
 */
export async function recreateImportProfile(
  context: RequestContext,
  id: number,
  { values, action }: { values: AuditedValues; action: string },
): Promise<{ id: number }> {
  authorize(context.viewer, 'mapBrochureImport');
  const name = String(values['name']);
  const mapping = profileMappingOf(readMapping(withAuditedValues(noMapping, values)));
  return context.database.transaction(async (manager) => {
    if (await createProfile(manager, context, { name, mapping }, { action, id })) return { id };
    const message = `There is a profile "${name}" again.`;
    throw new DomainError('VALIDATION_FAILED', message, { errors: [{ field: 'name', code: 'TAKEN', message }] });
  });
}

/** Returns whether the profile is new: false when there is one of its name or number. */
async function createProfile(
  manager: EntityManager,
  context: RequestContext,
  { name, mapping }: NewProfile,
  { action, id }: { action: string; id?: number },
): Promise<boolean> {
  const values = { name, mapping, updatedAt: context.clock.now(), ...(id !== undefined && { id }) };
  // named, because the number would be left out
  const columns = ['id', 'name', 'mapping', 'updatedAt'];
  const insert = manager.createQueryBuilder().insert().into(ImportProfile, columns).values(values);
  const { raw } = (await insert.orIgnore().returning('id').execute()) as { raw: { id: number }[] };
  const [created] = raw;
  if (created === undefined) return false;
  const after = { name, ...auditedMapping(mapping) };
  await recordAudit(manager, context, [{ action, entityType, entityId: created.id, before: null, after }]);
  return true;
}

async function changeProfile(
  manager: EntityManager,
  context: RequestContext,
  { id, name, mapping: before }: ImportProfile,
  { mapping, action }: { mapping: ImportMapping; action: string },
): Promise<void> {
  await manager.getRepository(ImportProfile).update({ id }, { mapping, updatedAt: context.clock.now() });
  const changed = changedMapping(profileMappingOf(before), mapping);
  if (changed === null) return;
  const after = { ...changed.after, name };
  await recordAudit(manager, context, [{ action, entityType, entityId: id, before: changed.before, after }]);
}
