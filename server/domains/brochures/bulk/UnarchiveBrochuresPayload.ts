import { ObjectType } from 'type-graphql';
import { BrochuresPayload } from './BrochuresPayload';

@ObjectType({ description: 'What `unarchiveBrochures` did to each ad.' })
export class UnarchiveBrochuresPayload extends BrochuresPayload {}
