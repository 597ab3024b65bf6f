import { Field, ObjectType, Float, ID, InputType } from 'type-graphql';
import { recordAudit } from '../../../platform/audit-log/recordAudit';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { DomainError } from '../../../shared/errors/DomainError';
import { authorize } from '../../../shared/authorize';
import { MapArea } from '../../map-areas/MapArea';
import { readStreet, type StreetValues } from './readStreet';
import { saveStreet } from './saveStreet';
import { StreetIndexEntry } from '../StreetIndexEntry';
import { HasLength } from '../../../shared/validation/HasLength';

@InputType({ description: 'A street for the index of an area.' })
export class CreateStreetIndexEntryInput {
  @Field(() => ID, { description: 'Global id of the map area.' })
  mapArea: string;

  @Field({ description: '1 to 120 characters.' })
  @HasLength(1, 120, 'A street name has at most 120 characters.')
  streetName: string;

  @Field(() => String, {
    nullable: true,
    description: 'Suburb, where the area has two streets of one name; up to 80 characters.',
  })
  @HasLength(1, 80, 'A suburb has at most 80 characters.')
  locality?: string | null;

  @Field(() => Float, { description: 'Degrees of latitude; the square of the map follows from it.' })
  latitude: number;

  @Field(() => Float, { description: 'Degrees of longitude; the square of the map follows from it.' })
  longitude: number;
}

@ObjectType({ description: 'What `createStreetIndexEntry` did.' })
export class CreateStreetIndexEntryPayload {
  @Field(() => StreetIndexEntry, { description: 'The row as it is now.' })
  readonly streetIndexEntry: StreetIndexEntry;

  constructor(streetIndexEntry: StreetIndexEntry) {
    this.streetIndexEntry = streetIndexEntry;
  }
}

export interface NewStreet extends StreetValues {
  mapAreaId: number;
}

/** Adds a street to an area's index; its position determines its square. */
export async function createStreetIndexEntry(
  context: RequestContext,
  { mapAreaId, ...values }: NewStreet,
): Promise<StreetIndexEntry> {
  authorize(context.viewer, 'createStreetIndexEntry');
  return saveStreet(() =>
    context.database.transaction(async (manager) => {
      // locked against a concurrent change of the grid
      const area = await manager
        .getRepository(MapArea)
        .findOne({ where: { id: mapAreaId }, lock: { mode: 'pessimistic_read' } });
      if (!area) throw new DomainError('NOT_FOUND', 'There is no such map area.');
      const columns = readStreet(area, values);
      const { id } = await manager.getRepository(StreetIndexEntry).save({ mapAreaId, ...columns });
      await recordAudit(manager, context, [
        {
          action: 'createStreetIndexEntry',
          entityType: 'StreetIndexEntry',
          entityId: id,
          before: null,
          after: { mapAreaId, ...columns },
        },
      ]);
      return manager.getRepository(StreetIndexEntry).findOneByOrFail({ id });
    }),
  );
}
