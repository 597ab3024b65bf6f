import { InputType } from 'type-graphql';
import { AccountStateInput } from './AccountStateInput';

@InputType({ description: 'Which login to reinstate, and why.' })
export class ReinstateAccountInput extends AccountStateInput {}
