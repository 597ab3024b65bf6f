import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What `logoutEverywhere` did.' })
export class LogoutEverywherePayload {
  @Field({ description: 'Always true; a failure is an error.' })
  readonly ok: boolean = true;
}
