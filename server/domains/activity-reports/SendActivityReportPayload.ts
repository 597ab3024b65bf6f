import { Field, Int, ObjectType } from 'type-graphql';
import { Brochure } from '../brochures/Brochure';

@ObjectType({ description: 'What `sendActivityReport` did.' })
export class SendActivityReportPayload {
  @Field(() => Brochure, { description: 'The ad that it is about.' })
  readonly brochure: Brochure;

  @Field(() => Int, { description: 'How many were written to.' })
  readonly recipients: number;

  constructor({ brochure, recipients }: { brochure: Brochure; recipients: number }) {
    this.brochure = brochure;
    this.recipients = recipients;
  }
}
