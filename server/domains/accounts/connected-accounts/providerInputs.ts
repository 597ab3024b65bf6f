import { MaxLength } from 'class-validator';
import { Field, InputType, ObjectType } from 'type-graphql';

@InputType({ description: 'A way to sign in.' })
export class ProviderInput {
  @Field({ description: 'Key of one of `signInProviders`.' })
  @MaxLength(30, { message: 'A key has at most 30 characters.' })
  provider: string;
}

@InputType({ description: 'What a provider sent the browser back with.' })
export class ProviderAnswerInput extends ProviderInput {
  @Field({ description: 'The query of the address that it came back to, such as `code=…&state=…`.' })
  @MaxLength(8000, { message: 'This is not the answer of a provider.' })
  query: string;
}

@ObjectType({ description: 'The way to a provider.' })
export class ProviderAddressPayload {
  @Field({ description: 'Address at the provider to send the browser to, within 10 minutes.' })
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }
}
