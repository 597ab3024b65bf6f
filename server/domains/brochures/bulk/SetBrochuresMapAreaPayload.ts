import { ObjectType } from 'type-graphql';
import { BrochuresPayload } from './BrochuresPayload';

@ObjectType({ description: 'What `setBrochuresMapArea` did to each ad.' })
export class SetBrochuresMapAreaPayload extends BrochuresPayload {}
