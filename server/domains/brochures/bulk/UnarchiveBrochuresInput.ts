import { InputType } from 'type-graphql';
import { BrochuresInput } from './BrochuresInput';

@InputType({ description: 'Which ads to unarchive.' })
export class UnarchiveBrochuresInput extends BrochuresInput {}
