import { ObjectType } from 'type-graphql';
import { BrochuresPayload } from '../../brochures/bulk/BrochuresPayload';

@ObjectType({ description: 'What `undoBrochureChanges` did to each ad.' })
export class UndoBrochureChangesPayload extends BrochuresPayload {}
