import { Field, Int, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { authorize } from '../../shared/authorize';

@ObjectType({ description: 'How many addresses get mails about a topic. For administrators.' })
export class FollowCount {
  @Field({ description: 'What they follow, for example Cafés in Noosa.' })
  name: string;

  @Field(() => Int, { description: 'Addresses that have confirmed it.' })
  confirmedCount: number;

  @Field(() => Int, { description: 'Addresses that have not confirmed it yet; deleted after 7 days.' })
  pendingCount: number;
}

@ObjectType({ description: 'Follows by mail, in figures. For administrators.' })
export class FollowCounts {
  @Field(() => Int, { description: 'Different addresses with a confirmed follow.' })
  addressesCount: number;

  @Field(() => [FollowCount], { description: 'The 100 topics with the most followers, most first.' })
  topics: FollowCount[];

  constructor(addressesCount: number, topics: FollowCount[]) {
    this.addressesCount = addressesCount;
    this.topics = topics;
  }
}

const mostTopics = 100;

/** Counts follows by topic. It names no address. */
export async function countFollows({ viewer, database }: RequestContext): Promise<FollowCounts> {
  authorize(viewer, 'followCounts');
  const [row] = await database.query<{ count: number }[]>(
    `SELECT count(DISTINCT email)::int AS count FROM follows WHERE confirmed_at IS NOT NULL`,
  );
  const topics = await database.query<FollowCount[]>(
    `SELECT coalesce(v.company_name, concat_ws(' in ', coalesce(c.name, 'Local offers'), m.name)) AS name,
       count(f.confirmed_at)::int AS "confirmedCount", count(*) FILTER (WHERE f.confirmed_at IS NULL)::int AS "pendingCount"
     FROM follows f LEFT JOIN map_areas m ON m.id = f.map_area_id LEFT JOIN categories c ON c.id = f.category_id
       LEFT JOIN vendors v ON v.id = f.vendor_id
     GROUP BY m.id, c.id, v.id ORDER BY 2 DESC, 3 DESC, 1 LIMIT $1`,
    [mostTopics],
  );
  return new FollowCounts(row?.count ?? 0, topics);
}
