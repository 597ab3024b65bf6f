import { InputType } from 'type-graphql';
import { AccountStateInput } from './AccountStateInput';

@InputType({ description: 'Which login to suspend, and why.' })
export class SuspendAccountInput extends AccountStateInput {}
