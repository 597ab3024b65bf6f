import { Field, Int, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { AustralianState } from '../../../../shared/australia/AustralianState';
import { authorize } from '../../../../shared/authorize';
import { GraphQLDateTime } from '../../../../shared/scalars/GraphQLDateTime';
import { AtdwCategory } from '../AtdwCategory';
import { AtdwRun } from '../AtdwRun';
import { AtdwSettings, defaultBaseUrl } from '../AtdwSettings';
import { isListed } from '../syncing/isListed';

@ObjectType('AtdwCategory', { description: 'A category of the warehouse, and the category of this site for it.' })
export class MappedAtdwCategory {
  @Field({ description: 'Code at the warehouse, such as ACCOMM.' })
  readonly code: string;

  @Field({ description: 'Its name at the warehouse.' })
  readonly description: string;

  @Field(() => String, { nullable: true, description: 'Code of the category; null: its listings are refused.' })
  readonly category: string | null;

  constructor({ code, description, category }: AtdwCategory) {
    this.code = code;
    this.description = description;
    this.category = category?.code ?? null;
  }
}

@ObjectType({ description: 'The connector to the Australian Tourism Data Warehouse. For administrators.' })
export class AtdwConnector {
  @Field({ description: 'Whether the server has a key (ATDW_API_KEY).' })
  hasKey: boolean;

  @Field(() => Int, { description: 'Goes up with each change of the settings; 0: never saved.' })
  version: number;

  @Field({ description: 'Address of the warehouse.' })
  baseUrl: string;

  @Field(() => [AustralianState], { description: 'Only listings of these states; empty: of all.' })
  states: AustralianState[];

  @Field(() => [String], { description: 'Only listings of these regions; empty: of all.' })
  regions: string[];

  @Field({ description: 'Whether it runs each night.' })
  isNightly: boolean;

  @Field(() => [MappedAtdwCategory], { description: 'The map of categories; empty: they were never read.' })
  categories: MappedAtdwCategory[];

  @Field(() => Int, { description: 'Listings that are not archived.' })
  listed: number;

  @Field(() => Int, { description: 'Of them those that wait for review.' })
  pending: number;

  @Field(() => Int, { description: 'Of them those that are hidden, because the warehouse was silent for 7 days.' })
  hidden: number;

  @Field(() => Int, { description: 'Pictures that wait to be fetched.' })
  waitingPictures: number;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When the last good run ended; null: none has.' })
  lastGoodRunAt: Date | null;

  @Field(() => [AtdwRun], { description: 'The last 30 runs, the newest first.' })
  runs: AtdwRun[];
}

const mostRuns = 30;

interface Counts {
  listed: number;
  pending: number;
  hidden: number;
  waitingPictures: number;
  lastGoodRunAt: Date | null;
}

/** Returns settings, map of categories, counts and history. */
export async function readAtdwConnector({ viewer, database, atdwApiKey }: RequestContext): Promise<AtdwConnector> {
  authorize(viewer, 'atdwConnector');
  const settings = await database.getRepository(AtdwSettings).findOneBy({ id: 1 });
  const categories = await database
    .getRepository(AtdwCategory)
    .find({ relations: { category: true }, order: { description: 'ASC', code: 'ASC' } });
  const [counts] = await database.query<Counts[]>(
    `SELECT count(*)::integer AS listed, count(*) FILTER (WHERE b.status = 'PENDING_REVIEW')::integer AS pending,
       count(*) FILTER (WHERE l.hidden_at IS NOT NULL)::integer AS hidden,
       (SELECT count(*)::integer FROM atdw_pictures WHERE next_attempt_at IS NOT NULL) AS "waitingPictures",
       (SELECT max(finished_at) FROM atdw_runs WHERE state = 'DONE' AND NOT is_dry_run) AS "lastGoodRunAt"
     FROM brochures b LEFT JOIN atdw_listings l ON l.brochure_id = b.id WHERE ${isListed}`,
  );
  const runs = await database
    .getRepository(AtdwRun)
    .find({ relations: { requestedBy: true, allowedBy: true }, order: { id: 'DESC' }, take: mostRuns });
  return Object.assign(new AtdwConnector(), counts, {
    hasKey: atdwApiKey !== null,
    version: settings?.version ?? 0,
    baseUrl: settings?.baseUrl ?? defaultBaseUrl,
    states: settings?.states ?? [],
    regions: settings?.regions ?? [],
    isNightly: settings?.isNightly ?? false,
    categories: categories.map((category) => new MappedAtdwCategory(category)),
    runs,
  });
}
