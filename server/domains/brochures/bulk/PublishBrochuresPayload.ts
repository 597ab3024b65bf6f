import { ObjectType } from 'type-graphql';
import { BrochuresPayload } from './BrochuresPayload';

@ObjectType({ description: 'What `publishBrochures` did to each ad.' })
export class PublishBrochuresPayload extends BrochuresPayload {}
