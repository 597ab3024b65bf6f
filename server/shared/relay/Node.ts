import { Field, ID, InterfaceType } from 'type-graphql';

/**
 * An entity implements it by `@ObjectType({ implements: Node })` and leaves its own `id` column undecorated. The only
 * resolver of this field (app/graphql) encodes type and number into the global id.
 */
@InterfaceType({ description: "An object with a globally unique id, after Relay's server specification." })
export abstract class Node {
  @Field(() => ID, { description: 'Unique over all types; give it to `node` to fetch the object again.' })
  readonly id: unknown;
}
