import { InputType } from 'type-graphql';
import { BrochuresInput } from './BrochuresInput';

@InputType({ description: 'Which ads to publish.' })
export class PublishBrochuresInput extends BrochuresInput {}
