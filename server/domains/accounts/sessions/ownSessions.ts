import { Field, ObjectType } from 'type-graphql';
import { IsNull, MoreThan } from 'typeorm';
import type { RequestContext } from '../../../platform/context/RequestContext';
import { GraphQLDateTime } from '../../../shared/scalars/GraphQLDateTime';
import type { Account } from '../Account';
import { AccountSession } from './AccountSession';

@ObjectType('AccountSession', { description: 'A sign-in that has not ended, on one device or by one program.' })
export class OwnSession {
  @Field({ description: 'Display id, for `endSession`.' })
  readonly did: string;

  @Field({ description: 'Browser and system, such as "Chrome on Android".' })
  readonly device: string;

  @Field({ description: 'Whether it is the session of this request.' })
  readonly isCurrent: boolean;

  @Field({ description: 'Whether it belongs to a browser, which renews it; a program signs in again.' })
  readonly isBrowser: boolean;

  @Field(() => GraphQLDateTime, { description: 'When it began.' })
  readonly createdAt: Date;

  @Field(() => GraphQLDateTime, { description: 'When it was last renewed: at most every 15 minutes while in use.' })
  readonly renewedAt: Date;

  @Field(() => GraphQLDateTime, { description: 'When it ends at the latest.' })
  readonly expiresAt: Date;

  constructor(session: AccountSession, isCurrent: boolean) {
    this.did = session.did;
    this.device = session.device;
    this.isCurrent = isCurrent;
    this.isBrowser = session.generation !== null;
    this.createdAt = session.createdAt;
    this.renewedAt = session.renewedAt;
    this.expiresAt = session.expiresAt;
  }
}

/** More are of no use to anybody who looks for a strange one. */
const mostListed = 100;

/** The caller's sessions that have not ended; this one first, then the most recently renewed. */
export async function ownSessions(
  { database, clock, viewer }: RequestContext,
  { id, tokenVersion }: Account,
): Promise<OwnSession[]> {
  const current = viewer?.sessionId ?? null;
  const sessions = await database
    .getRepository(AccountSession)
    .createQueryBuilder('session')
    .where({ accountId: id, tokenVersion, endedAt: IsNull(), expiresAt: MoreThan(clock.now()) })
    .orderBy('session.id IS DISTINCT FROM :current')
    .addOrderBy('session.renewedAt', 'DESC')
    .addOrderBy('session.id', 'DESC')
    .setParameters({ current })
    .limit(mostListed)
    .getMany();
  return sessions.map((session) => new OwnSession(session, session.id === current));
}
