import { ObjectType } from 'type-graphql';
import { StatisticsOfDays } from './StatisticsOfDays';

@ObjectType({ description: 'What happened to an ad over some days.' })
export class BrochureStatistics extends StatisticsOfDays {}
