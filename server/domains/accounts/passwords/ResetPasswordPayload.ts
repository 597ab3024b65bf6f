import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What `resetPassword` did.' })
export class ResetPasswordPayload {
  @Field({ description: 'Always true; a failure is an error. Sign in with the new password now.' })
  readonly ok: boolean = true;
}
