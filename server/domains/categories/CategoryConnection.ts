import { ObjectType } from 'type-graphql';
import { connectionOf } from '../../platform/graphql/connectionOf';
import { CategoryEdge } from './CategoryEdge';

@ObjectType({ description: 'A page of a list of categories.' })
export class CategoryConnection extends connectionOf(CategoryEdge) {}
