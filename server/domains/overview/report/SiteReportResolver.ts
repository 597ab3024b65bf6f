import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { GraphQLDate } from '../../../shared/scalars/GraphQLDate';
import { drawReportFigure } from './drawReportFigure';
import { readSiteReport } from './readSiteReport';
import { ReportFigure, ReportGrouping, SiteReport } from './SiteReport';

@Resolver(() => ReportFigure)
export class SiteReportResolver {
  @Query(() => SiteReport, {
    description:
      'New and ended ads, coupons sold and redeemed, searches without result and broken links by day, category and area, against as many days before; at most 366 days at once. Ads count by their own calendar. For administrators.',
  })
  siteReport(
    @Arg('from', () => GraphQLDate, { nullable: true, description: 'First day; absent: 30 days up to the last.' })
    from: string | null,
    @Arg('to', () => GraphQLDate, { nullable: true, description: 'Last day; absent: today, in Queensland.' })
    to: string | null,
    @Arg('days', () => Int, {
      nullable: true,
      description: 'How many days up to the last, 1 to 366, instead of the first day.',
    })
    days: number | null,
    @Ctx() context: RequestContext,
  ): Promise<SiteReport> {
    return readSiteReport(context, { from, to, days });
  }

  @FieldResolver(() => String, {
    description: 'A chart of it as SVG, whose letters are drawn. Of categories and areas it has the first 12.',
  })
  picture(
    @Root() figure: ReportFigure,
    @Arg('by', () => ReportGrouping, { description: 'What its columns or bars are.' }) by: ReportGrouping,
  ): string {
    return drawReportFigure(figure, by);
  }
}
