import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A new password, by the link that was mailed.' })
export class ResetPasswordInput {
  @Field({ description: 'The last part of the link.' })
  @MaxLength(200, { message: 'This is not the token of a link.' })
  token: string;

  @Field({ description: 'The new password: 12 or more characters, none of the very common ones.' })
  @MaxLength(1000, { message: 'A password has at most 1,000 characters.' })
  password: string;
}
