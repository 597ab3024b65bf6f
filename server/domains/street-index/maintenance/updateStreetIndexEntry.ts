import { Field, ObjectType, Float, ID, InputType } from 'type-graphql';
import { changedValues } from '../../../platform/audit-log/changedValues';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { authorize } from '../../../shared/authorize';
import { MapArea } from '../../map-areas/MapArea';
import { lockStreet } from './lockStreet';
import { readStreet, type StreetColumns, type StreetValues } from './readStreet';
import { saveStreet } from './saveStreet';
import { StreetIndexEntry } from '../StreetIndexEntry';
import { HasLength } from '../../../shared/validation/HasLength';

@InputType({ description: 'What changes in a row of a streets index. What is absent stays as it is.' })
export class UpdateStreetIndexEntryInput {
  @Field(() => ID, { description: 'Global id of the row.' })
  id: string;

  @Field(() => String, { nullable: true, description: '1 to 120 characters.' })
  @HasLength(1, 120, 'A street name has at most 120 characters.')
  streetName?: string | null;

  @Field(() => String, { nullable: true, description: 'Suburb, up to 80 characters; empty: none.' })
  @HasLength(1, 80, 'A suburb has at most 80 characters.')
  locality?: string | null;

  @Field(() => Float, { nullable: true, description: 'Degrees of latitude.' })
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees of longitude.' })
  longitude?: number | null;
}

@ObjectType({ description: 'What `updateStreetIndexEntry` did.' })
export class UpdateStreetIndexEntryPayload {
  @Field(() => StreetIndexEntry, { description: 'The row as it is now.' })
  readonly streetIndexEntry: StreetIndexEntry;

  constructor(streetIndexEntry: StreetIndexEntry) {
    this.streetIndexEntry = streetIndexEntry;
  }
}

export interface StreetChanges extends Partial<StreetValues> {
  id: number;
}

/** Changes only the given fields. `action` is the change's name in the audit log. */
export async function updateStreetIndexEntry(
  context: RequestContext,
  { id, ...changes }: StreetChanges,
  action = 'updateStreetIndexEntry',
): Promise<StreetIndexEntry> {
  authorize(context.viewer, 'updateStreetIndexEntry');
  return saveStreet(() =>
    context.database.transaction(async (manager) => {
      const street = await lockStreet(manager, id);
      const area = await manager.getRepository(MapArea).findOneByOrFail({ id: street.mapAreaId });
      const { streetName, locality, latitude, longitude } = street;
      const columns = readStreet(area, { streetName, locality, latitude, longitude, ...changes });
      const changed = changedValues(street, { ...columns });
      if (!changed) return street;
      await manager
        .getRepository(StreetIndexEntry)
        .update({ id }, { ...columns, furtherSquares: furtherSquares(street, columns) });
      await recordAudit(manager, context, [{ action, entityType: 'StreetIndexEntry', entityId: id, ...changed }]);
      return manager.getRepository(StreetIndexEntry).findOneByOrFail({ id });
    }),
  );
}

/** The squares of its geometry stay, whichever of them holds its name. */
function furtherSquares(before: StreetIndexEntry, { coordinateX, coordinateY }: StreetColumns): string[] {
  if (before.furtherSquares.length === 0) return [];
  const all = [before.coordinateX + before.coordinateY, ...before.furtherSquares];
  return all.filter((square) => square !== coordinateX + coordinateY);
}
