import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { AuditLogEntry, type AuditedValues } from '../../../platform/audit-log/AuditLogEntry';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { DomainError } from '../../../shared/errors/DomainError';
import { restoreFormerAssets } from '../assets/history/restoreFormerAssets';
import { Brochure } from '../Brochure';
import { describeField, fieldNames } from '../fields/brochureFields';
import { lockBrochure } from '../lockBrochure';
import { changedMeanwhile } from './checks/changedMeanwhile';
import type { BrochureChanges } from './values/BrochureChanges';
import { writeBrochure } from './writeBrochure';

@ObjectType({ description: 'What `restoreBrochureVersion` did.' })
export class RestoreBrochureVersionPayload {
  @Field(() => Brochure, { description: 'The ad as it is now.' })
  readonly brochure: Brochure;

  constructor(brochure: Brochure) {
    this.brochure = brochure;
  }
}

@InputType({ description: 'Which change of an ad to take back.' })
export class RestoreBrochureVersionInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;

  @Field(() => ID, {
    description: 'Global id of the line of the audit log: its fields get the values before it again.',
  })
  entryId: string;

  @Field(() => Int, { nullable: true, description: '`version` of the ad as it was looked at; absent: whatever it is.' })
  version?: number | null;
}

interface EarlierVersion {
  id: number;
  entryId: number;
  /** version that the caller has seen; absent: no check */
  version?: number | null;
}

/**
 * Gives the fields of one change the values that they had before it, by the rules of any other change. Other fields
 * stay as they are. Of a change of files of a live ad it restores the files.
 *
 * @throws DomainError NOT_FOUND without such a line, CONFLICT if it holds no field, VALIDATION_FAILED for values that
 *   are no longer allowed
 */
export async function restoreBrochureVersion(
  context: RequestContext,
  { id, entryId, version }: EarlierVersion,
): Promise<Brochure> {
  authorize(context.viewer, 'restoreBrochureVersion');
  const withFiles = await restoreFormerAssets(context, { brochureId: id, entryId, version });
  if (withFiles) return withFiles;
  return context.database.transaction(async (manager) => {
    const brochure = await lockBrochure(manager, id);
    if (version != null && version !== brochure.version) throw changedMeanwhile(version, brochure.version);
    const line = { id: String(entryId), entityType: 'Brochure', entityId: id };
    const entry = await manager.getRepository(AuditLogEntry).findOneBy(line);
    if (!entry) throw new DomainError('NOT_FOUND', 'The log has no such change of this ad.');
    const changes = restorableValues(entry.before);
    if (Object.keys(changes).length === 0) {
      throw new DomainError('CONFLICT', 'This change has overwritten no field that could be restored.');
    }
    return writeBrochure(manager, context, brochure, { action: 'restoreBrochureVersion', changes });
  });
}

/** Returns the values of an ad's fields in the form of a change: the log keeps lists of codes as one text. */
export function restorableValues(before: AuditedValues | null): BrochureChanges {
  const values = fieldNames
    .filter((name) => before !== null && Object.hasOwn(before, name))
    .map((name) => {
      const value = before?.[name] ?? null;
      const isList = describeField(name).kind === 'categories';
      return [
        name,
        isList
          ? String(value ?? '')
              .split(', ')
              .filter((code) => code !== '')
          : value,
      ] as const;
    });
  return Object.fromEntries(values);
}
