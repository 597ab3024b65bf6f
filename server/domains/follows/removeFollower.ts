import { MaxLength } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { authorize } from '../../shared/authorize';
import { normalizeEmail } from '../accounts/normalizeEmail';
import { Follow } from './Follow';
import { deleteFollows } from './stopFollows';

@InputType({ description: 'Whose follows to delete.' })
export class RemoveFollowerInput {
  @Field({ description: 'The e-mail address, in any case.' })
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  email: string;
}

@ObjectType({ description: 'What `removeFollower` did.' })
export class RemoveFollowerPayload {
  @Field(() => Int, { description: 'How many follows were deleted; 0 when the address has none.' })
  readonly removedCount: number;

  constructor(removedCount: number) {
    this.removedCount = removedCount;
  }
}

/** Deletes all that an address follows, at its owner's request. Returns how many; 0 when it follows nothing. */
export async function removeFollower(context: RequestContext, input: { email: string }): Promise<number> {
  const { viewer, clock, database } = context;
  authorize(viewer, 'removeFollower');
  return database.transaction(async (manager) => {
    const follows = await manager.getRepository(Follow).findBy({ email: normalizeEmail(input.email) });
    await deleteFollows(manager, follows, { action: 'removeFollower', clock, viewer });
    return follows.length;
  });
}
