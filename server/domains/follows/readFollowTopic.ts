import { MaxLength } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { authorize } from '../../shared/authorize';
import { findTopic } from './findTopic';
import { embedPath, feedPath, followPath, nameTopic, topicListPath, topicName, type FollowTopic } from './FollowTopic';

@ArgsType()
export class FollowTopicArgs {
  @Field(() => String, { nullable: true, description: 'Code of a category or sub-category.' })
  @MaxLength(60, { message: 'A code has at most 60 characters.' })
  category?: string | null;

  @Field(() => String, { nullable: true, description: 'Code or did of an area.' })
  @MaxLength(60, { message: 'A code has at most 60 characters.' })
  mapArea?: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of a business; alone, without category and area.' })
  vendorId?: number | null;
}

@ObjectType({ description: 'What visitors can follow: all offers, an area, a category, both, or a business.' })
export class FollowableTopic {
  @Field({ description: 'Its name, for example Cafés in Noosa.' })
  name: string;

  @Field({ description: 'Path of the list with its offers.' })
  listPath: string;

  @Field({ description: 'Path of the page where it is followed, with a form for mails.' })
  followPath: string;

  @Field({ description: 'Path of its RSS feed: what is new.' })
  rssPath: string;

  @Field({ description: 'Path of its JSON Feed: what is new.' })
  jsonFeedPath: string;

  @Field({ description: 'Path of its calendar (iCalendar): what ends.' })
  calendarPath: string;

  @Field({ description: 'Path of its GeoJSON: offers with a position.' })
  geoJsonPath: string;

  @Field({ description: 'Path of a page with its newest offers that other sites may show in a frame.' })
  embedPath: string;

  @Field({ description: 'How the attribute `topic` of the web component names it, for example area/noosa.' })
  embedTopic: string;

  constructor(topic: FollowTopic) {
    this.name = topicName(topic);
    this.listPath = topicListPath(topic);
    this.followPath = followPath(topic);
    this.rssPath = feedPath(topic, 'rss');
    this.jsonFeedPath = feedPath(topic, 'json');
    this.calendarPath = feedPath(topic, 'ics');
    this.geoJsonPath = feedPath(topic, 'geojson');
    this.embedPath = embedPath(topic);
    this.embedTopic = nameTopic(topic);
  }
}

/** Returns a topic with its addresses; null if an area, a category or a public business of it does not exist. */
export async function readFollowTopic(
  { viewer, database }: RequestContext,
  address: FollowTopicArgs,
): Promise<FollowableTopic | null> {
  authorize(viewer, 'followTopic');
  const topic = await findTopic(database, address);
  return topic && new FollowableTopic(topic);
}
