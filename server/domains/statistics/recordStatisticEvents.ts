import type { RequestContext } from '../../platform/context/RequestContext';
import { authorize } from '../../shared/permissions';
import { deviceHashOf } from './deviceHashOf';
import { eventTimeOf } from './eventTimeOf';
import { isBot } from './isBot';
import type { RecordedEvent } from './RecordedEvent';
import type { ReportedEvent } from './ReportedEvent';
import { StatisticEventCode } from './StatisticEventCode';
import { StatisticEventQueue } from './StatisticEventQueue';

/** Written by the use cases that they are about; told from outside, they would be counted twice. */
const codesOfOurOwn: ReadonlySet<StatisticEventCode> = new Set([
  StatisticEventCode.COUPON_PURCHASE,
  StatisticEventCode.COUPON_REDEEM,
]);

/**
 * Keeps what happened to ads, in the order of the input. Bots, administrators and an ad's own vendor are kept, but do
 * not count (docs/rules/statistics.md#view-count). Who is signed in is known from the token alone.
 */
export function recordStatisticEvents(
  context: RequestContext,
  { events }: { events: readonly ReportedEvent[] },
): Promise<RecordedEvent[]> {
  authorize(context.viewer, 'recordStatisticEvents');
  const { viewer, userAgent, clock, database } = context;
  const isVisitor = viewer?.role !== 'ADMINISTRATOR' && !isBot(userAgent);
  return StatisticEventQueue.of(database).record(
    events.map(({ brochureId, eventCode, eventDateTime, deviceIdentification }) => ({
      brochureId,
      eventCode,
      eventDateTime: eventTimeOf(eventDateTime, clock.now()),
      deviceHash: deviceHashOf(context, deviceIdentification),
      viewer,
      mayCount: isVisitor && !codesOfOurOwn.has(eventCode),
    })),
  );
}
