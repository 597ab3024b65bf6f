import { toGlobalId } from '../../../shared/globalId';
import { askGraphql } from '../../../test/askGraphql';
import { makeBrochure } from '../../../test/factories/makeBrochure';
import { useTestServer } from '../../../test/useTestServer';

const server = useTestServer();
const query = `mutation ($events: [StatisticEventInput!]!) {
  recordStatisticEvents(input: { events: $events }) { events { counted brochure { databaseId detailViewsCount } } }
}`;
const tell = (events: unknown) => askGraphql(server, { query, variables: { events } });
const brochureId = toGlobalId('Brochure', 1);
const event = { brochureId, eventCode: 'DETAIL_PAGE_VIEW' };

describe('recordStatisticEvents', () => {
  it('returns results in the order of the input, with the current ads', async () => {
    const ad = await makeBrochure(server.dependencies.database, { status: 'PUBLISHED', detailViewsCount: 4 });
    const nowhere = toGlobalId('Brochure', 2_000_000_000);
    const { data, errors } = await tell([
      { ...event, brochureId: nowhere },
      { ...event, brochureId: toGlobalId('Brochure', ad.id) },
    ]);
    expect(errors).toEqual([]);
    // the test's own client counts as a program
    const brochure = { databaseId: ad.id, detailViewsCount: 4 };
    expect(data).toEqual({
      recordStatisticEvents: {
        events: [
          { counted: false, brochure: null },
          { counted: false, brochure },
        ],
      },
    });
  });

  it.each<[string, unknown, string, string | undefined]>([
    ['no event', [], 'VALIDATION_FAILED', 'events'],
    ['too many events', Array(51).fill(event), 'VALIDATION_FAILED', 'events'],
    ['an endless device', [{ ...event, deviceIdentification: 'x'.repeat(201) }], 'VALIDATION_FAILED', undefined],
    ['an unknown code', [{ ...event, eventCode: 'DETAIL_VIEW' }], 'BAD_REQUEST', undefined],
    ['a time that is none', [{ ...event, eventDateTime: 'yesterday' }], 'BAD_REQUEST', undefined],
    [
      'the id of something else',
      [event, { ...event, brochureId: toGlobalId('Vendor', 1) }],
      'VALIDATION_FAILED',
      'events.1.brochureId',
    ],
  ])('refuses %s', async (_what, events, code, field) => {
    const { errors } = await tell(events);
    expect(errors[0]?.extensions['code']).toBe(code);
    if (field) expect(errors[0]?.extensions['errors']).toEqual([expect.objectContaining({ field })]);
  });
});
