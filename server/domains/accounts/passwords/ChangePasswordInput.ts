import { IsNotEmpty, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'The old password and the new one.' })
export class ChangePasswordInput {
  @Field({ description: 'The password as it is.' })
  @IsNotEmpty({ message: 'Enter your present password.' })
  @MaxLength(1000, { message: 'A password has at most 1,000 characters.' })
  currentPassword: string;

  @Field({ description: 'The password to be: 12 or more characters, none of the very common ones.' })
  @MaxLength(1000, { message: 'A password has at most 1,000 characters.' })
  newPassword: string;
}
