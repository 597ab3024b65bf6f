import { ObjectType } from 'type-graphql';
import { StatisticsOfDays } from '../statistics/StatisticsOfDays';

@ObjectType({ description: 'What happened to all ads together over some days.' })
export class SiteStatistics extends StatisticsOfDays {}
