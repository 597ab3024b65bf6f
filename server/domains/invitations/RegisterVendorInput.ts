import { MaxLength } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import type { Registration } from './Registration';

@InputType({ description: 'The registration form of a vendor.' })
export class RegisterVendorInput implements Registration {
  @Field({ description: 'The invited address.' })
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  email: string;

  @Field({ description: 'The last part of the link of the invitation.' })
  @MaxLength(200, { message: 'This is not the token of an invitation.' })
  token: string;

  @Field({ description: 'Name of the person.' })
  @MaxLength(1000, { message: 'Your name has at most 100 characters here.' })
  contactName: string;

  @Field({ description: 'Name of the company; begin with the one of the invitation.' })
  @MaxLength(1000, { message: 'The name of a company has at most 200 characters here.' })
  companyName: string;

  @Field({ description: 'A telephone number that works in Australia.' })
  @MaxLength(100, { message: 'This is no telephone number.' })
  phone: string;

  @Field({ description: '12 or more characters, none of the very common ones.' })
  @MaxLength(1000, { message: 'A password has at most 1,000 characters.' })
  password: string;

  @Field(() => String, { nullable: true, description: 'Australian Business Number, 11 digits.' })
  @MaxLength(100, { message: 'An ABN has 11 digits.' })
  abn?: string | null;

  @Field({ description: 'Whether the terms of use and the privacy policy are accepted. Has to be true.' })
  acceptTerms: boolean;

  @Field({ description: 'Whether the person is at least 13 and not a minor. Has to be true.' })
  isOldEnough: boolean;
}
