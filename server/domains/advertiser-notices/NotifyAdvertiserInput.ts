import { MaxLength } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { IsNeededEmailAddress } from '../../shared/validation/IsNeededEmailAddress';

@InputType({ description: 'Whom to tell about which ad.' })
export class NotifyAdvertiserInput {
  @Field(() => ID, { description: 'Global id of the ad.' })
  id: string;

  @Field({ description: 'Where to mail to.' })
  @IsNeededEmailAddress()
  @MaxLength(254, { message: 'An e-mail address has at most 254 characters.' })
  email: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "true: the address is right, although it is neither the ad's contact nor its vendor's.",
  })
  confirmed?: boolean | null;
}
