import { InputType } from 'type-graphql';
import { BrochuresInput } from './BrochuresInput';

@InputType({ description: 'Which ads to archive.' })
export class ArchiveBrochuresInput extends BrochuresInput {}
