import { Type } from '@sinclair/typebox';
import { defineRoute } from '../../platform/rest/defineRoute';
import { databaseId, orNull } from '../../platform/rest/schemas';
import { parseIsoDateTime } from '../../shared/dates/parseIsoDateTime';
import { DomainError } from '../../shared/errors/DomainError';
import { recordStatisticEvents } from './recording/recordStatisticEvents';
import { StatisticEventCode } from './StatisticEventCode';

const codes = Object.values(StatisticEventCode);
const identification = (description: string) => Type.Optional(orNull(Type.String({ maxLength: 200, description })));

export const statisticRoutes = [
  defineRoute({
    method: 'POST',
    url: '/rest/statistics/public',
    action: 'recordStatisticEvents',
    tag: 'Statistics',
    summary: 'Tell of a view or a click',
    description:
      'It answers once the event is kept. 201: it counts. 204: it is kept but does not count, as with bots, ' +
      "administrators, the ad's own vendor, and views of the same device and ad within 30 minutes. With an API key " +
      '(`statistics:write`) a server reports what its visitors did; many events at once go by GraphQL.',
    body: Type.Object({
      brochureId: databaseId(),
      // unknown codes are 400 (docs/rules/statistics.md#event-codes), so the handler checks them
      eventCode: Type.String({ maxLength: 50, description: `One of ${codes.join(', ')}; anything else: 400` }),
      eventDateTime: Type.Optional(
        orNull(
          Type.String({
            maxLength: 50,
            description:
              "ISO 8601 with its offset; the server's time instead of one that is absent, lies ahead, or is a day old",
          }),
        ),
      ),
      userIdentification: identification('Not looked at: who is signed in is known from the token'),
      deviceIdentification: identification('A random id that the browser keeps; only a keyed hash of it is stored'),
      visitorUserAgent: Type.Optional(
        orNull(Type.String({ maxLength: 1000, description: 'With an API key only: the User-Agent of the visitor' })),
      ),
    }),
    bodyExample: {
      brochureId: 1042,
      eventCode: 'DETAIL_PAGE_VIEW',
      eventDateTime: '2026-11-20T09:30:00+10:00',
      deviceIdentification: '0f8fad5b-d9cb-469f-a165-70867728950e',
    },
    responses: {
      201: {
        description: 'Kept and counted',
        schema: Type.Object({ counted: Type.Boolean() }, { additionalProperties: false }),
        example: { counted: true },
      },
      204: { description: 'Kept, not counted' },
    },
    async handle(context, { body }) {
      const { brochureId, deviceIdentification, visitorUserAgent } = body;
      const event = {
        brochureId,
        deviceIdentification: deviceIdentification ?? null,
        visitorUserAgent: visitorUserAgent ?? null,
        eventCode: readCode(body.eventCode),
        eventDateTime: readTime(body.eventDateTime),
      };
      const [recorded] = await recordStatisticEvents(context, { events: [event] }, (_index, field) => field);
      if (recorded?.brochureId == null) throw new DomainError('NOT_FOUND', `There is no ad ${brochureId}.`);
      return recorded.counted ? { status: 201, body: { counted: true } } : { status: 204 };
    },
  }),
];

function readCode(text: string): StatisticEventCode {
  const code = codes.find((known) => known === text);
  if (code) return code;
  const message = `eventCode must be one of ${codes.join(', ')}.`;
  throw new DomainError('BAD_REQUEST', message, { errors: [{ field: 'eventCode', code: 'ENUM', message }] });
}

function readTime(text: string | null | undefined): Date | null {
  if (text == null || text.trim() === '') return null;
  const time = parseIsoDateTime(text);
  if (time) return time;
  const message = 'eventDateTime is written in ISO 8601 with its offset, for example 2026-11-20T06:52:36Z.';
  throw new DomainError('VALIDATION_FAILED', message, {
    errors: [{ field: 'eventDateTime', code: 'FORMAT', message }],
  });
}
