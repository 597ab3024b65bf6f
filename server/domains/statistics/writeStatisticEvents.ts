import type { DataSource } from 'typeorm';
import { CountedViews } from './CountedViews';
import { insertStatisticEvents, type KeptEvent } from './insertStatisticEvents';
import { lockVisibleBrochures } from './lockVisibleBrochures';
import type { NewStatisticEvent } from './NewStatisticEvent';
import { readCountedViews } from './readCountedViews';
import type { RecordedEvent } from './RecordedEvent';
import { StatisticEventCode } from './StatisticEventCode';

/**
 * Keeps a batch of events and raises the counters of their ads: one transaction, as many statements for a thousand as
 * for one. The ads are locked before earlier views are looked for, so that of two batches that tell of the same device
 * at once, the second sees what the first has counted.
 */
export function writeStatisticEvents(
  database: DataSource,
  events: readonly NewStatisticEvent[],
): Promise<RecordedEvent[]> {
  return database.transaction(async (manager) => {
    const vendorIds = await lockVisibleBrochures(
      manager,
      events.map(({ brochureId }) => brochureId),
    );
    const ofVisible = events.filter(({ brochureId }) => vendorIds.has(brochureId));
    const views = new CountedViews(await readCountedViews(manager, ofVisible.filter(isView)));

    const kept = new Map<NewStatisticEvent, KeptEvent>();
    for (const event of ofVisible) {
      const isOwn = event.viewer?.vendorId != null && event.viewer.vendorId === vendorIds.get(event.brochureId);
      const counted = event.mayCount && !isOwn && (!isView(event) || views.add(event));
      kept.set(event, { ...event, counted });
    }
    if (kept.size > 0) await insertStatisticEvents(manager, [...kept.values()]);
    return events.map((event) => ({
      brochureId: kept.has(event) ? event.brochureId : null,
      counted: kept.get(event)?.counted ?? false,
    }));
  });
}

function isView({ eventCode }: NewStatisticEvent): boolean {
  return eventCode === StatisticEventCode.DETAIL_PAGE_VIEW;
}
