import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What `requestPasswordReset` answers to everyone.' })
export class RequestPasswordResetPayload {
  @Field({ description: 'Always true: a mail is on its way if there is such an account.' })
  readonly ok: boolean = true;
}
