import { ObjectType } from 'type-graphql';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { VendorEdge } from './VendorEdge';

@ObjectType({ description: 'A page of a list of vendors.' })
export class VendorConnection extends connectionOf(VendorEdge) {}
