import { InputType } from 'type-graphql';
import { AccountStateInput } from './AccountStateInput';

@InputType({ description: 'Which login to terminate, and why.' })
export class TerminateAccountInput extends AccountStateInput {}
