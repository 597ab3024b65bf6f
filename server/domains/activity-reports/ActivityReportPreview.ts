import { Field, ObjectType } from 'type-graphql';
import { Brochure } from '../brochures/Brochure';

@ObjectType({ description: 'The activity report of an ad as it would be sent now. For administrators.' })
export class ActivityReportPreview {
  @Field(() => Brochure, { description: 'The ad that it is about.' })
  readonly brochure: Brochure;

  @Field(() => [String], { description: 'Who would get it.' })
  readonly recipients: string[];

  @Field({ description: 'Its subject.' })
  readonly subject: string;

  @Field({ description: 'What it says as plain text.' })
  readonly text: string;

  @Field({ description: 'The same as HTML, its charts within. To be shown in a frame that runs nothing.' })
  readonly html: string;

  constructor(preview: Pick<ActivityReportPreview, 'brochure' | 'recipients' | 'subject' | 'text' | 'html'>) {
    this.brochure = preview.brochure;
    this.recipients = preview.recipients;
    this.subject = preview.subject;
    this.text = preview.text;
    this.html = preview.html;
  }
}
