import { ObjectType } from 'type-graphql';
import { edgeOf } from '../../platform/graphql/edgeOf';
import { Category } from './Category';

@ObjectType({ description: 'A category in a list of categories.' })
export class CategoryEdge extends edgeOf(Category) {}
