import { Type } from '@sinclair/typebox';
import { defineRoute } from '../../../platform/rest/defineRoute';
import { databaseId, oneOf, orNull } from '../../../platform/rest/schemas';
import { formatAustralianDate } from '../../../shared/dates/formatAustralianDate';
import { parseAustralianDate } from '../../../shared/dates/parseAustralianDate';
import { DomainError } from '../../../shared/errors/DomainError';
import { BrochureStatus } from '../../brochures/BrochureStatus';
import type { KeyFigures } from '../counts/KeyFigures';
import { readVendorFigures } from './readVendorFigures';

const strict = { additionalProperties: false };
const day = (description: string) => Type.String({ description: `${description}, DD/MM/YYYY` });
const count = (description: string) => Type.Integer({ description });
const keyFigures = Type.Object(
  {
    views: count('How often a page was opened'),
    clicks: count('Web site, telephone, mail, directions, QR code and PDF together'),
    coupons: count('Coupons taken'),
    redemptions: count('Coupons redeemed, whenever they were taken'),
    couponRate: orNull(Type.Number({ description: 'Coupons for each view; null without views' })),
    redemptionRate: orNull(Type.Number({ description: 'Redemptions for each coupon taken; null without coupons' })),
  },
  strict,
);
const exampleNow = { views: 420, clicks: 63, coupons: 21, redemptions: 14, couponRate: 0.05, redemptionRate: 0.6667 };
const exampleBefore = { views: 300, clicks: 40, coupons: 12, redemptions: 9, couponRate: 0.04, redemptionRate: 0.75 };

export const vendorFiguresRoutes = [
  defineRoute({
    method: 'GET',
    url: '/rest/vendor/:id/figures',
    action: 'vendorFigures',
    ownerAt: { vendorDatabaseId: 'id' },
    tag: 'Statistics',
    summary: "A company's figures by ad and by day, against as many days before",
    description: "For administrators and the company's own logins. At most 366 days at once.",
    params: Type.Object({ id: databaseId({ description: 'Number of the vendor' }) }),
    query: Type.Object({
      from: Type.Optional(
        Type.String({ maxLength: 10, description: 'First day, DD/MM/YYYY; absent: 30 days up to the last' }),
      ),
      to: Type.Optional(
        Type.String({ maxLength: 10, description: "Last day, DD/MM/YYYY; absent: today, in the company's zone" }),
      ),
    }),
    responses: {
      200: {
        description: 'The figures',
        schema: Type.Object(
          {
            from: day('First day'),
            to: day('Last day'),
            beforeFrom: day('First day of the period before'),
            beforeTo: day('Last day of the period before'),
            timeZone: Type.String({ description: "The company's IANA time zone" }),
            now: keyFigures,
            before: keyFigures,
            days: Type.Array(Type.Object({ day: day('The day'), figures: keyFigures }, strict)),
            brochures: Type.Array(
              Type.Object(
                {
                  brochureId: databaseId(),
                  title: Type.String(),
                  status: oneOf(Object.values(BrochureStatus)),
                  now: keyFigures,
                  before: keyFigures,
                },
                strict,
              ),
              { description: 'The most viewed first, at most 1,000' },
            ),
            brochuresCount: count('How many ads these are, also beyond the first 1,000'),
          },
          strict,
        ),
        example: {
          from: '01/11/2026',
          to: '01/11/2026',
          beforeFrom: '31/10/2026',
          beforeTo: '31/10/2026',
          timeZone: 'Australia/Brisbane',
          now: exampleNow,
          before: exampleBefore,
          days: [{ day: '01/11/2026', figures: exampleNow }],
          brochures: [
            { brochureId: 1042, title: 'Two for one', status: 'PUBLISHED', now: exampleNow, before: exampleBefore },
          ],
          brochuresCount: 1,
        },
      },
    },
    async handle(context, { params, query }) {
      const asked = { from: readDay('from', query.from), to: readDay('to', query.to) };
      const { from, to, beforeFrom, beforeTo, ...figures } = await readVendorFigures(context, {
        vendorDatabaseId: params.id,
        ...asked,
      });
      const body = {
        from: formatAustralianDate(from),
        to: formatAustralianDate(to),
        beforeFrom: formatAustralianDate(beforeFrom),
        beforeTo: formatAustralianDate(beforeTo),
        timeZone: figures.timeZone,
        now: present(figures.now),
        before: present(figures.before),
        days: figures.days.map((each) => ({ day: formatAustralianDate(each.day), figures: present(each.figures) })),
        brochures: figures.brochures.map(({ brochureDatabaseId: brochureId, title, status, now, before }) => ({
          ...{ brochureId, title, status },
          now: present(now),
          before: present(before),
        })),
        brochuresCount: figures.brochuresCount,
      };
      return { status: 200, body };
    },
  }),
];

function present({ views, clicks, coupons, redemptions, couponRate, redemptionRate }: KeyFigures) {
  return { views, clicks, coupons, redemptions, couponRate, redemptionRate };
}

function readDay(field: string, text: string | undefined): string | null {
  if (text === undefined || text.trim() === '') return null;
  const iso = parseAustralianDate(text.trim());
  if (iso !== undefined) return iso;
  const message = 'A date is written as DD/MM/YYYY and has to exist.';
  throw new DomainError('BAD_REQUEST', message, { errors: [{ field, code: 'FORMAT', message }] });
}
