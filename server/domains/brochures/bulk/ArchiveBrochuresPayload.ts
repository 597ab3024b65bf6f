import { ObjectType } from 'type-graphql';
import { BrochuresPayload } from './BrochuresPayload';

@ObjectType({ description: 'What `archiveBrochures` did to each ad.' })
export class ArchiveBrochuresPayload extends BrochuresPayload {}
