import { ObjectType } from 'type-graphql';
import { edgeOf } from '../../platform/graphql/edgeOf';
import { Vendor } from './Vendor';

@ObjectType({ description: 'A vendor in a list of vendors.' })
export class VendorEdge extends edgeOf(Vendor) {}
