import { IsNotEmpty, MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Credentials.' })
export class LoginInput {
  @Field({ description: 'E-mail address of the account, in upper or lower case.' })
  @IsNotEmpty({ message: 'Enter your e-mail address.' })
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  username: string;

  @Field({ description: 'Password.' })
  @IsNotEmpty({ message: 'Enter your password.' })
  @MaxLength(1000, { message: 'A password has at most 1,000 characters.' })
  password: string;
}
