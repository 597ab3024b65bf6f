import { Field, ID, InterfaceType } from 'type-graphql';

/**
 * An entity takes part by `@ObjectType({ implements: Node })` and leaves its own `id` column undecorated; the one
 * resolver of this field (app/graphql) packs type and number into the global id.
 */
@InterfaceType({ description: "An object with a globally unique id, after Relay's server specification." })
export abstract class Node {
  @Field(() => ID, { description: 'Unique over all types; give it to `node` to fetch the object again.' })
  readonly id: unknown;
}
