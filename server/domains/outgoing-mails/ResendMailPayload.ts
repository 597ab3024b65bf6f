import { Field, ObjectType } from 'type-graphql';
import { OutgoingMail } from '../../platform/mailer/OutgoingMail';

@ObjectType({ description: 'What `resendMail` did.' })
export class ResendMailPayload {
  @Field(() => OutgoingMail, { description: 'The mail as it is now; it is handed over in the background.' })
  readonly mail: OutgoingMail;

  constructor(mail: OutgoingMail) {
    this.mail = mail;
  }
}
